import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import {
  AI_LABELS,
  LABEL_RULES,
  type LabelRule,
  PROOF_SHOWS,
  type ProofShows,
  SIGNED_FILES_MAX,
} from '#contract/proofs/proof-options.ts'
import { type ProofSetting, proofRoutes } from '#contract/proofs/proofs.ts'
import type { RouteReply } from '#contract/route.ts'
import { createApi, getErrorMessage } from '#web/lib/api/api.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { exactTime } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t as words } from '#web/words/content.ts'
import { t } from '#web/words/proofs.ts'
import {
  describeApproval,
  describeBrand,
  describeCheck,
  describeImage,
  explainSource,
  explainWords,
  type Fact,
  nameOrigin,
  writeFacts,
} from './describe-proof.ts'
import { nameLabel } from './name-label.ts'
import { FactList } from './fact-list.tsx'

const proofApi = createApi({ proofs: proofRoutes })

type Proof = RouteReply<(typeof proofRoutes)['get']>

const PROOFS = ['proofs'] as const

function proofQuery(id: number) {
  return queryOptions({
    queryKey: [...PROOFS, id],
    queryFn: ({ signal }) => proofApi.proofs.get({ params: { id }, signal }),
    staleTime: 60_000,
    retry: false,
  })
}

/** How an item came to be, as its downloads state it. */
export function ProofPanel({ item }: { item: ContentItem }) {
  const [isOpen, setOpen] = useState(false)
  const proof = useQuery(proofQuery(item.id))
  const isVideo = item.content_type === 'video'
  return (
    <section aria-label={t.proof}>
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <h3 className="flex items-center gap-1.5 text-sm">
            <ShieldCheck className="size-3.5 shrink-0" aria-hidden />
            {t.proof}
          </h3>
          {proof.data && <Badge className="normal-case">{nameOrigin({ ...proof.data, isVideo })}</Badge>}
        </div>
        {!isOpen && (
          <Button variant="secondary" size="small" className="shrink-0" onClick={() => setOpen(true)}>
            {words.show}
          </Button>
        )}
      </div>
      {isOpen && proof.isError && (
        <div className="mt-2">
          <Banner onRetry={() => void proof.refetch()}>{t.proofFailed}</Banner>
        </div>
      )}
      {isOpen && proof.data && <ProofFacts item={item} proof={proof.data} />}
    </section>
  )
}

function ProofFacts({ item, proof }: { item: ContentItem; proof: Proof }) {
  const facts = listFacts(proof, item.content_type === 'video')
  return (
    <div className="mt-3 flex flex-col gap-4">
      <FactList facts={facts} />
      {item.brand_id !== null && <Setting brandId={item.brand_id} setting={proof.setting} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={() => void copyText(writeFacts(facts), t.proofCopied)}>
          <Copy aria-hidden />
          {t.copyProof}
        </Button>
        <a href="/verify" target="_blank" rel="noreferrer" className={textLinkClass}>
          {t.checkAFile}
        </a>
      </div>
    </div>
  )
}

function listFacts(proof: Proof, isVideo: boolean): Fact[] {
  const { check, approval, signer, signed_files, renderer } = proof
  return [
    [t.how, explainSource({ ...proof, isVideo })],
    [t.words, explainWords(proof.words_model)],
    ...proof.pictures.map((image): Fact => [t.ownCredentials, describeImage(image)]),
    [t.brand, describeBrand(proof.brand.name, proof.brand.version)],
    [t.made, exactTime(proof.made_at)],
    ...(check ? [[t.brandCheck, describeCheck(check)] as const] : []),
    [t.approval, approval ? describeApproval(approval) : t.notApproved],
    [t.drawnWith, renderer ?? proof.program],
    [t.signedAs, signer.name],
    ...(signer.has_time_stamp ? [] : [[t.timeStamp, t.noTimeStamp] as const]),
    [t.mark, proof.has_mark ? t.marked : t.notMarked],
    [t.label, proof.label ?? t.labelNone],
    [t.downloads, signed_files > 0 ? countDownloads(signed_files) : t.neverDownloaded],
    [t.storedFile, proof.file_sha256],
    [t.recipe, proof.recipe_sha256],
  ]
}

/** Of each item, the server remembers this many. */
const countDownloads = (count: number): string => (count >= SIGNED_FILES_MAX ? `${SIGNED_FILES_MAX}+` : String(count))

const SHOWS: Readonly<Record<ProofShows, string>> = {
  nothing: t.tellsNothing,
  maker: t.tellsMaker,
  full: t.tellsFull,
}

const LABEL_ON: Readonly<Record<LabelRule, string>> = { models: t.labelOnModels, all: t.labelOnAll }

/** What the files of the brand tell, and the label of its new designs. */
function Setting({ brandId, setting }: { brandId: number; setting: ProofSetting }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: Partial<ProofSetting>) =>
      proofApi.proofs.setSetting({ params: { id: brandId }, body: wanted }),
    onSuccess: () => client.invalidateQueries({ queryKey: PROOFS }),
    onError: (error) => toast.error(getErrorMessage(error, t.settingFailed)),
  })
  const { shows, label, label_on } = { ...setting, ...change.variables }
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t.tells}
        help={t.tellsHelp}
        value={shows}
        options={PROOF_SHOWS.map((value) => ({ value, label: SHOWS[value] }))}
        onChange={(wanted) => change.mutate({ shows: wanted })}
      />
      <SelectField
        label={t.label}
        help={t.labelHelp}
        value={label ?? 'none'}
        options={(['none', ...AI_LABELS] as const).map((value) => ({ value, label: nameLabel(value) }))}
        onChange={(wanted) => change.mutate({ label: wanted === 'none' ? null : wanted })}
      />
      {label !== null && (
        <SelectField
          label={t.labelOn}
          value={label_on}
          options={LABEL_RULES.map((value) => ({ value, label: LABEL_ON[value] }))}
          onChange={(wanted) => change.mutate({ label_on: wanted })}
        />
      )}
    </div>
  )
}
