import type { Clock } from '../clock.ts'
import { keepOutOfLogs } from '../logging/log-scrubber.ts'
import { chooseRow } from './dated-rows.ts'
import { openComfyImages } from './comfyui/comfyui.ts'
import { openImages, openTexts } from './openai/openai.ts'
import type { OpenAiServer } from './openai/send.ts'
import type { ImageProvider, TextProvider } from './provider.ts'
import { type CopyRow, type PictureRow, type ProvidersFile, readProvidersFile } from './providers-file.ts'
import type { WriteByRules } from './text/ask-for-json.ts'

type Protocol = ProvidersFile['providers'][number]['protocol']

/** A provider that the operator chose, with its key; an empty one for a server that asks for none. */
interface Chosen<Provider> {
  provider: Provider
  key: string
  protocol: Protocol
}

/** The operator's choice for each kind of call today. Null where PROVIDERS_FILE names no model for it. */
export interface OperatorProviders {
  copy: () => Chosen<TextProvider> | null
  picture: () => Chosen<ImageProvider> | null
}

export interface HasOperatorProviders {
  operatorProviders: OperatorProviders
}

/**
 * Opens the providers of PROVIDERS_FILE. It makes no call. Where rows of one kind overlap, the last one that holds is used.
 * @throws {StartError} if the file is invalid
 */
export function openOperatorProviders(
  file: string | null,
  clock: Clock,
  writeByRules: WriteByRules,
): OperatorProviders {
  if (file === null) return { copy: () => null, picture: () => null }
  const { providers, models } = readProvidersFile(file)
  const servers = new Map<string, OpenAiServer & { key: string; protocol: Protocol }>()
  for (const { name, protocol, base_url, key } of providers) {
    if (key) keepOutOfLogs(key)
    servers.set(name, { name, protocol, baseUrl: base_url, key: key ?? '', rules: null, clock, refused: new Set() })
  }
  const choose = <Row extends CopyRow | PictureRow, Provider>(
    rows: readonly Row[],
    open: (server: OpenAiServer, row: Row) => Provider,
  ): Chosen<Provider> | null => {
    const row = chooseRow(rows, clock.now())
    const server = row && servers.get(row.provider)
    return row && server ? { provider: open(server, row), key: server.key, protocol: server.protocol } : null
  }
  const copyRows = models.filter((row) => row.kind === 'copy')
  const pictureRows = models.filter((row) => row.kind === 'picture')
  return {
    copy: () => choose(copyRows, (server, row) => openTexts(server, row, writeByRules)),
    picture: () => choose(pictureRows, openPictures),
  }
}

/** A row has workflows exactly where its server runs ComfyUI. */
function openPictures(server: OpenAiServer, row: PictureRow): ImageProvider {
  const { workflows } = row
  return workflows ? openComfyImages(server, { ...row, workflows }) : openImages(server, row)
}
