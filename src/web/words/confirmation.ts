import { defineWords } from './define-words.ts'

export const t = defineWords('confirmation', {
  title: 'Confirm that it is you',
  lead: 'This changes where your data goes or who can read it. Enter your password, then it is saved.',
  password: 'Password',
  sendCode: 'Email me a code',
  sentTo: 'We sent a code to {email}. It works for 10 minutes.',
  code: 'Code from the email',
  passwordInstead: 'Use my password',
  cancel: 'Cancel',
  confirm: 'Confirm',
  failed: 'This could not be confirmed. Please try again.',
})
