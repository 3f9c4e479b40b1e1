/** What a design says about the part that a model had in it. */
export type AiLabel = 'ai' | 'ai_generated' | 'ai_modified'

const ENGLISH: Readonly<Record<AiLabel, string>> = {
  ai: 'AI',
  ai_generated: 'AI generated',
  ai_modified: 'AI modified',
}

const LABELS: Readonly<Record<string, Readonly<Record<AiLabel, string>>>> = {
  en: ENGLISH,
  de: { ai: 'KI', ai_generated: 'KI-generiert', ai_modified: 'Mit KI bearbeitet' },
  es: { ai: 'IA', ai_generated: 'Generado con IA', ai_modified: 'Modificado con IA' },
  fr: { ai: 'IA', ai_generated: 'Généré par IA', ai_modified: 'Modifié par IA' },
  pt: { ai: 'IA', ai_generated: 'Gerado por IA', ai_modified: 'Modificado por IA' },
  ja: { ai: 'AI', ai_generated: 'AI生成', ai_modified: 'AI加工' },
  ar: { ai: 'ذكاء اصطناعي', ai_generated: 'مولد بالذكاء الاصطناعي', ai_modified: 'معدل بالذكاء الاصطناعي' },
}

/** The words of a label in the language of a design (BCP 47), or in English where it has none. */
export const writeAiLabel = (label: AiLabel, language: string): string =>
  (LABELS[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH)[label]
