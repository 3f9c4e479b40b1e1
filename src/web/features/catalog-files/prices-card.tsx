import type { PriceChoices, TablePrices } from '#contract/catalog-files/price-choices.ts'
import { CURRENCIES } from '#contract/languages/languages.ts'
import { readPrice } from '#contract/money/read-price.ts'
import { listCurrencyOptions } from '#web/lib/format/currency-options.ts'
import { showMoney } from '#web/lib/money/read-money.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { leftToRight } from '#web/words/define-words.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/catalog-files.ts'

type Question = TablePrices['questions'][number]

const NONE = ''

interface PricesCardProps {
  prices: TablePrices
  choices: PriceChoices
  onChange: (choices: PriceChoices) => void
}

/** Asks once for the whole table what its prices do not say, and shows what would be stored. */
export function PricesCard({ prices: { questions, preview }, choices, onChange }: PricesCardProps) {
  if (preview.length === 0) return null
  return (
    <Card title={t.prices} text={t.pricesHelp}>
      <div className="flex flex-col gap-5">
        {questions.length > 0 && (
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {questions.map((question) => (
              <QuestionField key={question.about + question.sign} {...{ question, choices, onChange }} />
            ))}
          </div>
        )}
        <Preview preview={preview} />
      </div>
    </Card>
  )
}

interface QuestionFieldProps {
  question: Question
  choices: PriceChoices
  onChange: (choices: PriceChoices) => void
}

function QuestionField({ question, choices, onChange }: QuestionFieldProps) {
  const { about, sign, count, examples, candidates, suggested } = question
  const help = plural(t.pricesLike, count, { examples: examples.map(leftToRight).join(' · ') })
  const toCurrency = (value: string) => CURRENCIES.find((code) => code === value) ?? null
  if (about === 'decimal')
    return (
      <SelectField
        label={fill(t.whatIs, { example: leftToRight(examples[0] ?? '') })}
        help={help}
        value={choices.decimal ?? NONE}
        options={[{ value: NONE, label: t.notChosen }, ...listMarks(examples[0] ?? '')]}
        onChange={(value) => onChange({ ...choices, decimal: value === '.' || value === ',' ? value : null })}
      />
    )
  if (about === 'none')
    return (
      <SelectField
        label={t.withoutCurrency}
        help={help}
        value={(choices.currency === undefined ? suggested : choices.currency) ?? NONE}
        options={[{ value: NONE, label: t.noCurrency }, ...listCurrencyOptions()]}
        onChange={(value) => onChange({ ...choices, currency: toCurrency(value) })}
      />
    )
  const setMeaning = (value: string) => {
    const { [sign]: _, ...others } = choices.meanings ?? {}
    const currency = toCurrency(value)
    onChange({ ...choices, meanings: currency ? { ...others, [sign]: currency } : others })
  }
  return (
    <SelectField
      label={fill(t.signMeans, { sign: leftToRight(sign) })}
      help={help}
      value={choices.meanings?.[sign] ?? suggested ?? NONE}
      options={[...(suggested ? [] : [{ value: NONE, label: t.notChosen }]), ...listCurrencyOptions(candidates)]}
      onChange={setMeaning}
    />
  )
}

/** Both readings of an amount such as `12.995`, by the mark of decimals that they need. */
const listMarks = (example: string) =>
  (['.', ','] as const).flatMap((decimal) => {
    const price = readPrice(example, { decimal })
    if (price.problem !== null) return []
    const words = Number.isInteger(price.exact) ? t.withThousands : t.withDecimals
    return [{ value: decimal, label: fill(words, { amount: showMoney(price.exact, null) }) }]
  })

function Preview({ preview }: Pick<TablePrices, 'preview'>) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-border text-start text-muted">
          <th className="py-1.5 pe-4 text-start font-medium">{t.written}</th>
          <th className="py-1.5 text-start font-medium">{t.stored}</th>
        </tr>
      </thead>
      <tbody>
        {preview.map((one) => (
          <tr key={`${one.written} ${one.currency}`} className="border-b border-border last:border-b-0">
            <td className="max-w-40 truncate py-1.5 pe-4 text-muted">
              <bdi>{one.written}</bdi>
            </td>
            <td className="py-1.5 tabular-nums">{describeStored(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `€19.90`, or `299.00 (No currency) · “299 kr.” as text`. */
function describeStored({ price, currency, text }: TablePrices['preview'][number]): string {
  const amount = price === null ? null : showMoney(price, currency) + (currency ? '' : ` (${t.noCurrency})`)
  const words = text === null ? null : `“${leftToRight(text)}” ${t.asText}`
  return [amount, words].filter(Boolean).join(' · ')
}
