import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { wavFile } from './sounds.ts'

/** Faults of a call: `busy` is 429, `broken` 500; the others answer with 200, or not at all. */
export type SpeechFault = 'busy' | 'broken' | 'cut' | 'wrong_type' | 'silent' | 'hang' | 'reset' | 'no_audio'

/** A server on loopback that speaks texts by the protocol of OpenAI and by that of Gemini, strict in what it takes. */
export interface SpeechServer {
  url: string
  /** Calls that the real service would bill, oldest first. */
  ledger: { protocol: 'openai' | 'gemini'; model: string; text: string; voice: string; key: string }[]
  /** The next calls fail so, one after the other. */
  next: (...faults: SpeechFault[]) => void
  close: () => Promise<void>
}

const OpenAiBody = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.string().min(1),
  response_format: z.literal('wav'),
})
const GeminiBody = z.object({
  contents: z.tuple([z.object({ role: z.literal('user'), parts: z.tuple([z.object({ text: z.string().min(1) })]) })]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('AUDIO')]),
    speechConfig: z.object({
      voiceConfig: z.object({ prebuiltVoiceConfig: z.object({ voiceName: z.string() }) }),
      languageCode: z.string().optional(),
    }),
  }),
})

/** Four seconds with a pause, as if two sentences were spoken. */
const VOICE = wavFile(4, [
  [0.2, 1.6],
  [2.1, 3.8],
])

export async function openSpeechServer(): Promise<SpeechServer> {
  const ledger: SpeechServer['ledger'] = []
  const faults: SpeechFault[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      void answer(request.url ?? '', Buffer.concat(chunks).toString(), request.headers, response)
    })
  })
  const answer = async (
    url: string,
    body: string,
    headers: Record<string, string | string[] | undefined>,
    response: ServerResponse,
  ) => {
    const json: unknown = JSON.parse(body || '{}')
    const isGemini = url.includes(':generateContent')
    const fault = faults.shift()
    if (fault === 'busy' || fault === 'broken') {
      const status = fault === 'busy' ? 429 : 500
      response.writeHead(status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ error: { code: status, status: 'X', message: fault } }))
    }
    if (fault === 'reset') return response.destroy()
    if (isGemini) {
      const { contents, generationConfig } = GeminiBody.parse(json)
      ledger.push({
        protocol: 'gemini',
        model: /models\/([^:]+):/.exec(url)?.[1] ?? '',
        text: contents[0].parts[0].text,
        voice: generationConfig.speechConfig.voiceConfig.prebuiltVoiceConfig.voiceName,
        key: String(headers['x-goog-api-key']),
      })
    } else {
      const { model, input, voice } = OpenAiBody.parse(json)
      const key = String(headers['authorization']).replace('Bearer ', '')
      ledger.push({ protocol: 'openai', model, text: input, voice, key })
    }
    if (fault === 'hang') return undefined
    const sound = Buffer.from(
      await (fault === 'silent' ? wavFile(3, []) : fault === 'wrong_type' ? new Blob(['<html>']) : VOICE).arrayBuffer(),
    )
    const file = isGemini ? Buffer.from(JSON.stringify(toGemini(fault === 'no_audio' ? null : sound))) : sound
    response.writeHead(200, {
      'content-type': isGemini ? 'application/json' : 'audio/wav',
      'content-length': file.length,
    })
    if (fault === 'cut') {
      response.write(file.subarray(0, file.length / 2))
      return setTimeout(() => response.destroy(), 50)
    }
    return response.end(file)
  }
  server.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    next: (...given) => void faults.push(...given),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const toGemini = (sound: Buffer | null) => ({
  candidates: [
    {
      finishReason: 'STOP',
      content: {
        parts: sound ? [{ inlineData: { mimeType: 'audio/wav', data: sound.toString('base64') } }] : [{ text: '' }],
      },
    },
  ],
  usageMetadata: {
    promptTokenCount: 20,
    candidatesTokenCount: 100,
    totalTokenCount: 120,
    candidatesTokensDetails: [{ modality: 'AUDIO', tokenCount: 100 }],
  },
})
