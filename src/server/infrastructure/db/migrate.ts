import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import { StartError } from '../problem.ts'
import * as mainJob from './migrations/0001-main-job.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as brandsAndProducts from './migrations/0003-brands-products.ts'
import * as generation from './migrations/0004-generation.ts'
import * as analyticsAndSearch from './migrations/0005-analytics-and-search.ts'
import * as trashAndArchives from './migrations/0006-trash-and-archives.ts'
import * as largeLibraries from './migrations/0007-large-libraries.ts'
import * as unansweredCalls from './migrations/0008-unanswered-calls.ts'
import * as requestIds from './migrations/0009-request-ids.ts'
import * as quickSearch from './migrations/0010-quick-search.ts'
import * as productOfContent from './migrations/0011-product-of-content.ts'
import * as provedAddresses from './migrations/0012-proved-addresses.ts'
import * as blobReferences from './migrations/0014-blob-references.ts'
import * as unitsAndDerivedItems from './migrations/0015-units-and-derived-items.ts'
import * as installation from './migrations/0016-installation.ts'
import * as standardNames from './migrations/0017-standard-names.ts'
import * as designDrafts from './migrations/0018-design-drafts.ts'
import * as versionGroups from './migrations/0019-version-groups.ts'
import * as languages from './migrations/0022-languages.ts'
import * as interfaceLanguage from './migrations/0024-interface-language.ts'
import * as campaigns from './migrations/0025-campaigns.ts'
import * as campaignTextsAndCalendar from './migrations/0026-campaign-texts-and-calendar.ts'
import * as tagsAndCollections from './migrations/0027-tags-and-collections.ts'
import * as carousels from './migrations/0028-carousels.ts'
import * as imports from './migrations/0030-imports.ts'
import * as brandVersions from './migrations/0031-brand-versions.ts'
import * as brandPalette from './migrations/0032-brand-palette.ts'
import * as productPictures from './migrations/0033-product-pictures.ts'
import * as providers from './migrations/0035-providers.ts'
import * as budgets from './migrations/0036-budgets.ts'
import * as logoVariants from './migrations/0037-logo-variants.ts'
import * as brandFonts from './migrations/0038-brand-fonts.ts'
import * as cutOuts from './migrations/0039-cut-outs.ts'
import * as userProviders from './migrations/0040-user-providers.ts'
import * as modelPrices from './migrations/0041-model-prices.ts'
import * as platformLimits from './migrations/0043-platform-limits.ts'
import * as providerOfCalls from './migrations/0044-provider-of-calls.ts'
import * as checkColumns from './migrations/0045-check-columns.ts'
import * as lockedDesigns from './migrations/0046-locked-designs.ts'
import * as brandCurrency from './migrations/0047-brand-currency.ts'
import * as pricesOfImports from './migrations/0048-prices-of-imports.ts'
import * as searchOfEveryScript from './migrations/0049-search-of-every-script.ts'
import * as indexOfLockedDesigns from './migrations/0050-index-of-locked-designs.ts'
import * as importFilesAndNotes from './migrations/0055-import-files-and-notes.ts'
import * as ownSlugs from './migrations/0056-own-slugs.ts'
import * as disabledAccounts from './migrations/0060-disabled-accounts.ts'
import * as pausedProviders from './migrations/0061-paused-providers.ts'
import * as confirmations from './migrations/0063-confirmations.ts'
import * as lookupKeys from './migrations/0064-lookup-keys.ts'
import * as formatOfDesigns from './migrations/0068-format-of-designs.ts'
import type { SharedTables } from './schema.ts'

/** Forward only, in the order of their names; each runs once, and processes that start together wait for one another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-main-job': mainJob,
  '0002-accounts': accounts,
  '0003-brands-products': brandsAndProducts,
  '0004-generation': generation,
  '0005-analytics-and-search': analyticsAndSearch,
  '0006-trash-and-archives': trashAndArchives,
  '0007-large-libraries': largeLibraries,
  '0008-unanswered-calls': unansweredCalls,
  '0009-request-ids': requestIds,
  '0010-quick-search': quickSearch,
  '0011-product-of-content': productOfContent,
  '0012-proved-addresses': provedAddresses,
  '0014-blob-references': blobReferences,
  '0015-units-and-derived-items': unitsAndDerivedItems,
  '0016-installation': installation,
  '0017-standard-names': standardNames,
  '0018-design-drafts': designDrafts,
  '0019-version-groups': versionGroups,
  '0022-languages': languages,
  '0024-interface-language': interfaceLanguage,
  '0025-campaigns': campaigns,
  '0026-campaign-texts-and-calendar': campaignTextsAndCalendar,
  '0027-tags-and-collections': tagsAndCollections,
  '0028-carousels': carousels,
  '0030-imports': imports,
  '0031-brand-versions': brandVersions,
  '0032-brand-palette': brandPalette,
  '0033-product-pictures': productPictures,
  '0035-providers': providers,
  '0036-budgets': budgets,
  '0037-logo-variants': logoVariants,
  '0038-brand-fonts': brandFonts,
  '0039-cut-outs': cutOuts,
  '0040-user-providers': userProviders,
  '0041-model-prices': modelPrices,
  '0043-platform-limits': platformLimits,
  '0044-provider-of-calls': providerOfCalls,
  '0045-check-columns': checkColumns,
  '0046-locked-designs': lockedDesigns,
  '0047-brand-currency': brandCurrency,
  '0048-prices-of-imports': pricesOfImports,
  '0049-search-of-every-script': searchOfEveryScript,
  '0050-index-of-locked-designs': indexOfLockedDesigns,
  '0055-import-files-and-notes': importFilesAndNotes,
  '0056-own-slugs': ownSlugs,
  '0060-disabled-accounts': disabledAccounts,
  '0061-paused-providers': pausedProviders,
  '0063-confirmations': confirmations,
  '0064-lookup-keys': lookupKeys,
  '0068-format-of-designs': formatOfDesigns,
}

/**
 * Brings a database up to this version. `before` is done first where there is something in it that could be lost.
 * @throws {StartError} if a newer version has written the database; migration errors
 */
export async function migrate(db: Kysely<SharedTables>, before: () => Promise<void>): Promise<void> {
  if (await isUpToDate(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const all = await migrator.getMigrations()
  const isUsed = all.some(({ executedAt }) => executedAt)
  if (isUsed && all.some(({ executedAt }) => !executedAt)) await before()
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof Error && /corrupted migrations|previously executed migration/.test(error.message)) {
    throw new StartError('The database was written by a newer version of Signet: start that version instead')
  }
  throw error
}

/** Kysely's migrator reads the schema of all tables several times, which takes 0.1 s of CPU time. Most starts have nothing to migrate. */
async function isUpToDate(db: Kysely<SharedTables>): Promise<boolean> {
  const { rows: found } = await sql<{ is_used: boolean }>`
    SELECT to_regclass(${DEFAULT_MIGRATION_TABLE}) IS NOT NULL AS is_used`.execute(db)
  if (!found[0]?.is_used) return false
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return isDeepStrictEqual(rows.map(({ name }) => name).toSorted(), Object.keys(MIGRATIONS))
}
