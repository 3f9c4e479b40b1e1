/** What a prompt wants of its readers. */
export type Intent =
  | 'launch'
  | 'sale'
  | 'event'
  | 'hiring'
  | 'greeting'
  | 'thanks'
  | 'tips'
  | 'question'
  | 'statement'
  | 'show'
