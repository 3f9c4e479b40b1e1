import { placeInFormat } from '../../generation/accept/place-in-format.ts'
import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { campaignRoutes } from '#contract/campaigns/campaign-routes.ts'
import { chooseKeyFormat } from '#contract/campaigns/key-format.ts'
import { Plan } from '#contract/campaigns/plan.ts'
import { PieceChoices } from '#contract/generation/piece-choices.ts'
import { PROPOSALS } from '#contract/limits.ts'
import { GOALS, THEMES, WIZARD_TONES } from '#contract/options.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { buildBrief } from '../../generation/accept/build-brief.ts'
import { createJob } from '../../generation/accept/create-job.ts'
import { buildKeyClaim, createJobOnce } from '../../generation/accept/idempotency.ts'
import type { NewItem } from '../../generation/accept/insert-items.ts'
import { loadInputs } from '../../generation/accept/load-inputs.ts'
import type { Submitted } from '../../generation/jobs/wait.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { type ItemBrief, parseBrief } from '../../stored/brief.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { type CampaignRow, requireCampaign } from '../read-campaign.ts'

type ProposalParts = Core & QueueSeam & StorageSeam & NotifierSeam

/** The reply of a call that starts items. */
export interface StartedCells {
  job_id: number
  cells: number
}

/**
 * Starts three candidates for the key visual of a campaign: the same brief in three layouts, which their items choose. With a key, the
 * first one paints the picture and the others use it.
 * @throws {Problem} 404 when the campaign does not exist, 409 without a brand or while candidates are being made; else as `createJob` does
 */
export async function proposeKeyVisuals(
  app: ProposalParts,
  owner: OwnerId,
  id: number,
  idempotencyKey: string | undefined,
): Promise<Submitted<StartedCells>> {
  const campaign = await requireCampaign(app, owner, id)
  const claim = buildKeyClaim(campaignRoutes.proposals, idempotencyKey, { id })
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () => {
    if (campaign.proposals_job_id !== null) await refuseWhileRunning(app, owner, campaign.proposals_job_id)
    const items = await buildProposals(app, owner, campaign)
    const before = campaign.proposals_job_id
    return createJob(app, owner, items, {
      claim,
      campaign: {
        id,
        link: async (trx, job) => {
          const { numUpdatedRows } = await updateOwned(trx, owner, 'campaigns')
            .set({ proposals_job_id: job.id })
            .where('id', '=', id)
            .where((of) => (before === null ? of('proposals_job_id', 'is', null) : of('proposals_job_id', '=', before)))
            .executeTakeFirst()
          if (numUpdatedRows === 0n) throw alreadyProposing()
        },
      },
    })
  })
  return { isReplay, state: 'ended', result: { job_id: jobId, cells: PROPOSALS } }
}

const alreadyProposing = () => new Problem(409, 'Proposals for this campaign are being made already.')

async function refuseWhileRunning({ db }: ProposalParts, owner: OwnerId, jobId: number): Promise<void> {
  const live = await selectOwned(db, owner, 'jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (live) throw alreadyProposing()
}

async function buildProposals(app: ProposalParts, owner: OwnerId, campaign: CampaignRow): Promise<NewItem[]> {
  const { brand_id, product_ids } = campaign
  if (brand_id === null) throw new Problem(409, 'The brand of this campaign was deleted. Choose another one.')
  const inputs = await loadInputs(app, owner, { brand_id, product_id: product_ids[0], prompt: campaign.brief })
  const plan = Plan.parse(campaign.plan)
  const format = chooseKeyFormat(plan.formats)
  const basis: ItemBrief = buildBrief(inputs, {
    content_type: 'image',
    ...placeInFormat(format),
    title: inputs.product?.name ?? inputs.brand.name,
    prompt: campaign.brief,
    tone: WIZARD_TONES.find((tone) => tone === campaign.tone) ?? null,
    goal: GOALS.find((goal) => goal === campaign.goal) ?? null,
    theme: THEMES.find((theme) => theme === campaign.theme) ?? null,
    instructions: null,
    engine: 'auto',
    layout: 'auto',
    language: plan.languages[0] ?? null,
    choices: PieceChoices.parse(campaign.piece_choices),
  })
  const [, ...others] = plan.languages
  const seed = await findChosenSeed(app, owner, campaign)
  return Array.from({ length: PROPOSALS }, (_, index) => {
    // The design that a person saw and chose is the first candidate, also if its layout suits other languages less.
    const chosen = index === 0 ? seed : null
    return {
      brief: {
        ...basis,
        seed: chosen ?? randomInt(2 ** 32),
        placement: `Key visual ${index + 1}`,
        proposal: { layout: null, shares_picture: index > 0, languages: chosen === null ? others : [] },
      },
      name: String(index + 1),
    }
  })
}

/** The seed of the design that a person chose in the form. Candidates that are asked for again are others: it is used once for the same words. */
async function findChosenSeed({ db }: ProposalParts, owner: OwnerId, campaign: CampaignRow): Promise<number | null> {
  const { seed, brief, piece_choices } = campaign
  if (seed === null || campaign.proposals_job_id === null) return seed
  const [first] = await selectOwned(db, owner, 'items')
    .select('brief')
    .where('job_id', '=', campaign.proposals_job_id)
    .orderBy('id')
    .limit(1)
    .execute()
  const firstBrief = first && parseBrief(first.brief)
  const isSame =
    firstBrief?.seed === seed &&
    firstBrief.prompt === brief &&
    isDeepStrictEqual(firstBrief.choices ?? [], piece_choices)
  return isSame ? null : seed
}
