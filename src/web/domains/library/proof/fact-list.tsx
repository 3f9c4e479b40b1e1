import { clsx } from 'clsx'
import type { Fact } from './describe-proof.ts'

const DIGEST = /^[0-9a-f]{64}$/

/** Facts with their terms above them. Digests are broken anywhere. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2.5 text-sm">
      {facts.map(([term, value], index) => (
        // Several pictures may have credentials of their own.
        <div key={`${index} ${term}`}>
          <dt className="text-muted">{term}</dt>
          <dd
            className={clsx(DIGEST.test(value) && 'font-mono text-xs break-all')}
            dir={DIGEST.test(value) ? 'ltr' : undefined}
          >
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
