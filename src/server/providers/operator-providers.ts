import type { Clock } from '../infrastructure/clock.ts'
import { keepOutOfLogs } from '../infrastructure/logging/log-scrubber.ts'
import { openComfyImages } from './comfyui/comfyui.ts'
import { chooseRow, holdsAt } from './dated-rows.ts'
import { openImages, openSpeech, openTexts } from './openai/openai.ts'
import { inTurnOfOperator, type OpenAiServer } from './openai/send.ts'
import type { ApplyPrice } from './prices/price-book.ts'
import type { ImageProvider, SpeechProvider, TextProvider } from './provider.ts'
import type { Payer } from './resolution.ts'
import { type ModelRow, type ImageRow, type ProvidersFile, readProvidersFile } from './providers-file.ts'
import type { WriteByRules } from './text/ask-for-json.ts'

type Protocol = ProvidersFile['providers'][number]['protocol']

/** A provider that the operator chose. Its name and model are those of the file. */
export type OperatorPayer<Provider> = Payer<Provider> & { protocol: Protocol; baseUrl: string; model: string }

/** The operator's choice for each kind of call today. Null where PROVIDERS_FILE names no model for it. */
export interface OperatorProviders {
  copy: () => OperatorPayer<TextProvider> | null
  picture: () => OperatorPayer<ImageProvider> | null
  speech: () => OperatorPayer<SpeechProvider> | null
  /** The models that can be used today, each once. */
  listCopies: () => OperatorPayer<TextProvider>[]
  listImages: () => OperatorPayer<ImageProvider>[]
  listSpeech: () => OperatorPayer<SpeechProvider>[]
  /** The names of all providers of the file. */
  names: readonly string[]
}

/**
 * Opens the providers of PROVIDERS_FILE. It makes no call. Where rows of one kind overlap, the last one that holds is used.
 * @throws {StartError} if the file is invalid
 */
export function openOperatorProviders(
  file: string | null,
  clock: Clock,
  writeByRules: WriteByRules,
  applyPrice: ApplyPrice = (_, row) => row,
): OperatorProviders {
  if (file === null) return NONE
  const { providers, models } = readProvidersFile(file)
  const servers = createServers(providers, clock)
  type Open<Row, Provider> = (server: OpenAiServer, row: Row) => Provider
  const choose = <Row extends ModelRow, Provider>(
    rows: readonly Row[],
    open: Open<Row, Provider>,
  ): OperatorPayer<Provider> | null => {
    const row = chooseRow(
      rows.map((one) => applyPrice(one.provider, one)),
      clock.now(),
    )
    const server = row && servers.get(row.provider)
    if (!row || !server) return null
    const { key, protocol, baseUrl } = server
    const { provider: name, model } = row
    return { provider: open(server, row), key, protocol, name, baseUrl, model, isPlatform: true }
  }
  const list = <Row extends ModelRow, Provider>(
    rows: readonly Row[],
    open: Open<Row, Provider>,
  ): OperatorPayer<Provider>[] =>
    [...groupByModel(rows).values()].flatMap((ofModel) =>
      ofModel.some((row) => holdsAt(row, clock.now())) ? (choose(ofModel, open) ?? []) : [],
    )
  const openCopy = (server: OpenAiServer, row: Extract<ModelRow, { kind: 'copy' }>) =>
    openTexts(server, row, writeByRules)
  const copyRows = models.filter((row) => row.kind === 'copy')
  const imageRows = models.filter((row) => row.kind === 'picture')
  const speechRows = models.filter((row) => row.kind === 'speech')
  return {
    copy: () => choose(copyRows, openCopy),
    picture: () => choose(imageRows, openImageProvider),
    listCopies: () => list(copyRows, openCopy),
    listImages: () => list(imageRows, openImageProvider),
    speech: () => choose(speechRows, openSpeech),
    listSpeech: () => list(speechRows, openSpeech),
    names: [...servers.keys()],
  }
}

const NONE: OperatorProviders = {
  copy: () => null,
  picture: () => null,
  speech: () => null,
  listCopies: () => [],
  listImages: () => [],
  listSpeech: () => [],
  names: [],
}

type Server = OpenAiServer & { key: string; protocol: Protocol }

/** The servers of the file by their names. Their keys never reach a log. */
function createServers(providers: ProvidersFile['providers'], clock: Clock): Map<string, Server> {
  const servers = new Map<string, Server>()
  for (const { name, protocol, base_url, key } of providers) {
    if (key) keepOutOfLogs(key)
    const opened = { name, protocol, baseUrl: base_url, key: key ?? '', rules: null, clock }
    servers.set(name, { ...opened, refused: new Set(), inTurn: inTurnOfOperator })
  }
  return servers
}

/** A row has workflows exactly where its server runs ComfyUI. */
function openImageProvider(server: OpenAiServer, row: ImageRow): ImageProvider {
  const { workflows } = row
  return workflows ? openComfyImages(server, { ...row, workflows }) : openImages(server, row)
}

function groupByModel<Row extends ModelRow>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const model = `${row.provider}/${row.model}`
    groups.set(model, [...(groups.get(model) ?? []), row])
  }
  return groups
}
