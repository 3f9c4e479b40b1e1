-- Items whose textured grounds have a mark too; those with `all` have marks in pictures only.
ALTER TABLE content DROP CONSTRAINT content_mark_rule_check;
ALTER TABLE content ADD CONSTRAINT content_mark_rule_check CHECK (mark_rule IN ('models', 'all', 'grounds'));
