-- How sentences of ours speak to the readers of a brand's designs; null reads it from the brand's texts.
ALTER TABLE brands ADD COLUMN form_of_address text CHECK (form_of_address IN ('formal', 'informal'));
