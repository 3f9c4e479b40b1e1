import { reportReady } from '../../files/parser-process.ts'
import { answerPage, answerStyle, type Answer, type Question } from './read/read-sources.ts'

/** A child process that parses what strangers wrote. Its parent kills it when it takes too long; its heap is limited. */
process.on('disconnect', () => process.exit(0))
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parent process sends questions only
process.on('message', (message) => void answer(message as Question).then((reply) => process.send?.(reply)))
reportReady()

function answer(question: Question): Promise<Answer> {
  return question.step === 'page'
    ? answerPage(question.source)
    : answerStyle(question.sources, question.inline, question.names)
}
