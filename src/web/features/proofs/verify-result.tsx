import { CircleHelp, Copy, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react'
import { clsx } from 'clsx'
import type { Verdict } from '#contract/proofs/proof-options.ts'
import { verifyRoutes } from '#contract/proofs/verify.ts'
import type { RouteReply } from '#contract/route.ts'
import {
  describeApproval,
  describeBrand,
  describeCheck,
  describeImage,
  explainSource,
  type Fact,
  nameOrigin,
  writeFacts,
} from '#web/domains/library/proof/describe-proof.ts'
import { FactList } from '#web/domains/library/proof/fact-list.tsx'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { exactTime } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/proofs.ts'

type Found = RouteReply<(typeof verifyRoutes)['file']>

const isVideo = ({ mime_type }: Found) => mime_type === 'video/mp4'

/** A changed file may show a model's picture, although it says that it was made without one. */
const isDoubtful = ({ verdict, source }: Found) =>
  verdict === 'changed' && (source === 'drawn' || source === 'composed')

interface Outcome {
  icon: LucideIcon
  title: string
  text: string
  color: string
}

/** Read while rendering, because the language is loaded by then. */
const explain = (verdict: Verdict): Outcome =>
  ({
    intact: { icon: ShieldCheck, title: t.intact, text: t.intactText, color: 'text-success' },
    changed: { icon: ShieldAlert, title: t.changed, text: t.changedText, color: 'text-danger' },
    unreadable: { icon: ShieldAlert, title: t.unreadable, text: t.unreadableText, color: 'text-danger' },
    no_credentials: { icon: CircleHelp, title: t.noCredentials, text: t.noCredentialsText, color: 'text-muted' },
    remote_only: { icon: CircleHelp, title: t.remoteOnly, text: t.remoteOnlyText, color: 'text-muted' },
  })[verdict]

/** What was found about a file, in plain words. */
export function VerifyResult({ found }: { found: Found }) {
  const { icon: Icon, title, text, color } = explain(found.verdict)
  const [facts, details] = [listFacts(found), listDetails(found)]
  return (
    <section aria-label={title} className="flex flex-col gap-6 rounded-md border border-border bg-surface p-5 sm:p-6">
      <div className="flex gap-3">
        <Icon className={clsx('mt-0.5 size-6 shrink-0', color)} aria-hidden />
        <div className="min-w-0">
          <h2 className="text-lg">{title}</h2>
          <p className="mt-1 text-muted">{text}</p>
          {found.verdict === 'intact' && <p className="mt-2">{explainSigner(found)}</p>}
          {found.mark && <p className="mt-2">{explainMark(found.mark, isVideo(found))}</p>}
          {found.mark_search === 'unfinished' && <p className="mt-2">{t.markSearchUnfinished}</p>}
        </div>
      </div>
      {facts.length > 0 && (
        <div>
          <h3 className="mb-3 flex flex-wrap items-center gap-2 text-sm">
            {found.verdict === 'changed' ? t.claimsBefore : t.claims}
            {found.source && !isDoubtful(found) && (
              <Badge className="normal-case">
                {nameOrigin({ ...found, source: found.source, isVideo: isVideo(found) })}
              </Badge>
            )}
          </h3>
          <FactList facts={facts} />
        </div>
      )}
      <details>
        <summary className="cursor-pointer text-sm font-medium">{t.details}</summary>
        <div className="mt-3">
          <FactList facts={details} />
        </div>
      </details>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => void copyText(writeFacts([[title, text], ...facts, ...details]), t.resultCopied)}
      >
        <Copy aria-hidden />
        {t.copyResult}
      </Button>
    </section>
  )
}

function explainSigner({ signed_by, signer }: Found): string {
  if (signed_by === 'this_instance') return t.signedHere
  return fill(signed_by === 'known_list' ? t.signedKnown : t.signedUnknown, { signer: signer ?? '–' })
}

function explainMark({ brand, item }: NonNullable<Found['mark']>, isOfVideo: boolean): string {
  if (brand && item !== null) return fill(t.markOfItem, { brand, item })
  if (brand) return fill(isOfVideo ? t.markFilmOfBrand : t.markOfBrand, { brand })
  return isOfVideo ? t.markFilmFound : t.markFound
}

/** What the file says about itself. Nothing that is missing is listed. */
function listFacts(found: Found): Fact[] {
  const facts: [string, string | null][] = [
    [t.designTitle, found.title],
    [t.brand, found.brand && describeBrand(found.brand, found.brand_version)],
    [t.how, found.source && explainSource({ source: found.source, isVideo: isVideo(found) })],
    [t.words, found.words_model],
    [isVideo(found) ? t.pictureOrClipBy : t.pictureBy, found.picture_model],
    [t.made, found.made_at && exactTime(found.made_at)],
    [t.brandCheck, found.check && describeCheck(found.check)],
    [t.approval, found.approval && describeApproval(found.approval)],
    [t.item, found.item === null ? null : `#${found.item}`],
    [t.program, found.program],
    [t.signedAs, found.signer],
  ]
  return [
    ...facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    ...found.pictures.map((image): Fact => [t.ownCredentials, describeImage(image)]),
  ]
}

function listDetails(found: Found): Fact[] {
  const facts: [string, string | null][] = [
    [t.timeStamp, found.signer && (found.time_stamp ? exactTime(found.time_stamp) : t.noTimeStamp)],
    [t.actions, found.actions.map(nameAction).join(', ')],
    [t.faults, found.faults.join(', ')],
    [t.recipe, found.recipe_sha256],
    [t.fileHash, found.sha256],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** A step in plain words. Other programs may have steps that have none here. */
const nameAction = (action: string): string =>
  new Map([
    ['c2pa.created', t.stepCreated],
    ['c2pa.opened', t.stepOpened],
    ['c2pa.edited', t.stepEdited],
    ['c2pa.cropped', t.stepCropped],
    ['c2pa.placed', t.stepPlaced],
    ['c2pa.translated', t.stepTranslated],
    ['c2pa.resized', t.stepResized],
    ['c2pa.converted', t.stepConverted],
  ]).get(action) ?? action
