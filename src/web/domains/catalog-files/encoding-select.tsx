import { ENCODINGS_BY_SCRIPT, type EncodingScript, type TextEncoding } from '#contract/text/text-encodings.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/catalog-files.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
const SCRIPTS = Object.keys(ENCODINGS_BY_SCRIPT) as EncodingScript[]
const OPTIONS = SCRIPTS.flatMap((script) =>
  ENCODINGS_BY_SCRIPT[script].map((value): { value: TextEncoding; label: string } => ({
    value,
    label: `${t[script]} (${value})`,
  })),
)

interface EncodingSelectProps {
  value: string
  onChange: (chosen: TextEncoding) => void
}

/** The text encoding that a table or a page was read in. */
export const EncodingSelect = ({ value, onChange }: EncodingSelectProps) => (
  <SelectField
    label={t.encoding}
    help={t.encodingHelp}
    value={value}
    options={OPTIONS}
    onChange={(chosen) => {
      const encoding = OPTIONS.find((option) => option.value === chosen)
      if (encoding) onChange(encoding.value)
    }}
  />
)

interface PageEncodingSelectProps {
  /** The encoding of a page that was read; without a page it is absent. */
  encoding: string | null | undefined
  /** The one that was chosen before. */
  chosen: TextEncoding | undefined
  onChange: (chosen: TextEncoding) => void
}

/** Reads a page again in another encoding. A page that is valid UTF-8 leaves no choice, so then it renders nothing. */
export function PageEncodingSelect({ encoding, chosen, onChange }: PageEncodingSelectProps) {
  if (!encoding || (encoding === 'UTF-8' && !chosen)) return null
  return <EncodingSelect value={encoding} onChange={onChange} />
}
