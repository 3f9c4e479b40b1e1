import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { detectMark, detectMarkInFrames } from '#studio/mark/detect.ts'
import { toLuma } from '#studio/mark/luma.ts'
import type { MarkQuestion } from './find-mark.ts'

/** A thread that looks for the mark in one file, which takes seconds of CPU time. What it gets was decoded elsewhere. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `findMarkIn` passes this
const { png, frames, key } = workerData as MarkQuestion
if (png) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  parentPort?.postMessage(detectMark(toLuma(data, info.width, info.height), key))
} else parentPort?.postMessage(detectMarkInFrames(frames ?? [], key))
