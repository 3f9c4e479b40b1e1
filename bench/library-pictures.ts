import { sql } from 'kysely'
import { BRAND_IMAGES_MAX } from '../src/contract/brands/images/brand-images.ts'
import type { Db } from '../src/server/infrastructure/db/database.ts'
import type { OwnerId } from '../src/server/infrastructure/db/owner.ts'
import type { Call } from './library-calls.ts'

/** Pictures of the brand: as many as a brand may have. */
export const BRAND_PICTURES = BRAND_IMAGES_MAX

/**
 * Fills the picture library of a brand. One picture in ten has expired, one in four has no license. The files are not stored, because lists
 * do not read them.
 */
export async function addBrandPictures(db: Db, owner: OwnerId, brandId: number): Promise<void> {
  await sql`INSERT INTO brand_pictures (user_id, brand_id, url, width, height, title, tags, license, source, expires_on, search, created_at)
    SELECT ${owner}, ${sql.lit(brandId)}::bigint, '/api/files/' || md5('picture ' || n) || '.jpg', 4000, 3000, words.title,
      jsonb_build_array(words.tag, words.place), CASE WHEN n % 4 > 0 THEN 'Bought for all uses' END, 'Studio Lindqvist',
      CASE WHEN n % 10 = 0 THEN date '2020-01-01' END,
      lower(concat_ws(' ', words.title, words.tag, words.place, CASE WHEN n % 4 > 0 THEN 'Bought for all uses' END, 'Studio Lindqvist')),
      now() - (${sql.lit(BRAND_PICTURES)}::int - n) * interval '10 minutes'
    FROM generate_series(1, ${sql.lit(BRAND_PICTURES)}::int) AS n
    CROSS JOIN LATERAL (SELECT (ARRAY['Lamp', 'Serum', 'Kettle', 'Scarf', 'Notebook'])[1 + n % 5] || ' ' || n
        || CASE WHEN n % 1000 = 0 THEN ' zephyrine' ELSE '' END AS title,
      (ARRAY['morning', 'quiet', 'bright', 'travel'])[1 + n % 4] AS tag,
      (ARRAY['kitchen', 'garden', 'harbour'])[1 + n % 3] AS place) AS words`.execute(db)
  await sql`VACUUM (ANALYZE) brand_pictures`.execute(db)
}

type Of = (of: { userId: number; brandId: number }) => Call

const pictures = (name: string, query: string, where: string, skip = 0): Of => {
  return ({ userId, brandId }) => {
    const mine = `brand_pictures WHERE user_id = ${userId} AND brand_id = ${brandId} AND deleted_at IS NULL ${where}`
    return {
      name: `brand pictures: ${name}`,
      paths: [`/api/brands/${brandId}/pictures?limit=60&skip=${skip}${query}`],
      statements: [`SELECT * FROM ${mine} ORDER BY id DESC OFFSET ${skip} LIMIT 60`, `SELECT count(*) FROM ${mine}`],
    }
  }
}

/** The lists of a brand's pictures. */
export const PICTURE_CALLS: readonly Of[] = [
  pictures('first page', '', ''),
  pictures('last page', '', '', BRAND_PICTURES - 60),
  pictures('expired', '&show=expired', `AND expires_on < current_date`),
  pictures('without a license', '&show=unlicensed', `AND license IS NULL`),
  pictures('a rare word (5 pictures)', '&search=zephyrine', `AND strpos(search, 'zephyrine') > 0`),
  pictures('a word of every picture', '&search=lindqvist', `AND strpos(search, 'lindqvist') > 0`),
  pictures(
    'two words (416 pictures)',
    '&search=kitchen%20morning',
    `AND strpos(search, 'kitchen') > 0 AND strpos(search, 'morning') > 0`,
  ),
  pictures('a word of no picture', '&search=xylophone', `AND strpos(search, 'xylophone') > 0`),
]
