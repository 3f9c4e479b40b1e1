/** The formats of campaigns as dated data. This file does not import zod, so any page may import it. */
import type { CampaignFormat } from './format.ts'
import { FORMAT_ROWS } from './format-table.ts'

/** Limits of a campaign format in pixels, and of the longer side to the shorter one. Sizes elsewhere keep their own limits. */
export const FORMAT_SIDE_MIN = 50
export const FORMAT_SIDE_MAX = 4096
export const FORMAT_RATIO_MAX = 11

export const CAMPAIGN_FORMATS: readonly CampaignFormat[] = FORMAT_ROWS

const BY_KEY = new Map(CAMPAIGN_FORMATS.map((format) => [format.key, format]))

/** The format of a key; null for a key that does not exist. */
export const findFormat = (key: string): CampaignFormat | null => BY_KEY.get(key) ?? null

/** The formats of a platform, of a placement, or of both, in the order of the table. */
export function listFormats({ platform, placement }: { platform?: string; placement?: string } = {}): CampaignFormat[] {
  return CAMPAIGN_FORMATS.filter(
    (format) =>
      (platform === undefined || format.platform === platform) &&
      (placement === undefined || format.placement === placement),
  )
}

/** `1080x1920`: the size as generation writes it. */
export const formatSize = ({ width, height }: Pick<CampaignFormat, 'width' | 'height'>): string => `${width}x${height}`

/**
 * The area of a format that the platform leaves free, in pixels: the `safe_area` of a brief. Without it, the studio looks the area up by
 * platform and ratio, and cannot tell a story from a reel.
 */
export function findFormatSafeArea({ width, height, safe, keep_out }: CampaignFormat) {
  const box = {
    x: safe.left,
    y: safe.top,
    width: width - safe.left - safe.right,
    height: height - safe.top - safe.bottom,
  }
  return { box, keep_out: keep_out.map((covered) => ({ ...covered })) }
}

/** Whether a size can be a campaign format. */
export function isFormatSize(width: number, height: number): boolean {
  const fits = (side: number) => Number.isInteger(side) && side >= FORMAT_SIDE_MIN && side <= FORMAT_SIDE_MAX
  return fits(width) && fits(height) && Math.max(width / height, height / width) <= FORMAT_RATIO_MAX
}

export const PLAN_TEMPLATES = ['launch', 'sale', 'event', 'always_on'] as const
export type PlanTemplate = (typeof PLAN_TEMPLATES)[number]

/** The formats of common plans. The languages are chosen by the person. */
export const TEMPLATE_FORMATS: Readonly<Record<PlanTemplate, readonly string[]>> = {
  launch: [
    'instagram.post',
    'instagram.story',
    'instagram.reel',
    'instagram.carousel',
    'facebook.post',
    'facebook.story',
    'facebook.cover',
    'twitter.post',
    'linkedin.post',
    'linkedin.carousel',
    'linkedin.cover',
    'tiktok.video',
    'pinterest.pin',
    'threads.post',
    'google.ad.300x250',
    'google.ad.728x90',
  ],
  sale: [
    'instagram.post',
    'instagram.story',
    'facebook.post.square',
    'facebook.story',
    'twitter.post',
    'pinterest.pin',
    'instagram.ad',
    'facebook.ad',
    'google.ad.300x250',
    'google.ad.300x600',
    'google.ad.728x90',
    'google.ad.160x600',
    'google.ad.320x50',
  ],
  event: [
    'instagram.post',
    'instagram.story',
    'facebook.post.link',
    'facebook.cover',
    'twitter.post',
    'twitter.cover',
    'linkedin.post',
    'linkedin.cover',
    'threads.post',
  ],
  always_on: [
    'instagram.post',
    'instagram.story',
    'facebook.post',
    'twitter.post',
    'linkedin.post',
    'pinterest.pin',
    'threads.post',
  ],
}
