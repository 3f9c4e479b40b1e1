/** The sentences of all emails. `{name}` is a placeholder. The other languages have the same keys in files of their own. */
export const english = {
  greeting: 'Hello {username},',
  greetingUnnamed: 'Hello,',
  signInNotice: {
    subject: 'New sign-in after failed attempts',
    text: 'Someone signed in to your account on {time}, after several failed attempts.',
    closing: 'If that was you, all is well. If not, change your password now.',
  },
  reset: {
    subject: 'Reset your password',
    text: 'Someone asked to set a new password for your Signet account. If that was you, choose one now.',
    action: 'Set a new password',
    closing:
      'The link works for 1 hour and only once. If you did not ask, ignore this email: your password stays as it is.',
  },
  invitation: {
    subject: 'You are invited to Signet',
    text: 'You can create an account on this Signet server with this address.',
    action: 'Create your account',
    closing: 'The link works for 7 days. If you did not expect it, ignore this email.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your Signet account was changed on {time}. Every device has been signed out.',
    closing: 'If that was not you, set a new password at once with “Forgot password” on the sign-in page.',
    feedEnded: 'The secret address of your calendar no longer works.',
    kept: 'These stay in your account. Look under API Keys whether all of them are yours:',
    keptKey: 'Gemini key, saved on {time}',
    keptProvider: 'Provider “{name}”: {address}',
    keptChoices: 'Choices of the provider for texts, images or videos: {count}',
    nothingKept: 'Your account has no keys, providers of your own or choices of providers.',
  },
  passwordCode: {
    subject: 'Your verification code',
    text: 'Use this code to change your password:',
    closing:
      'The code works for 10 minutes and only once. If you did not ask for it, someone has access to your account: change your password.',
  },
  confirmationCode: {
    subject: 'Your confirmation code',
    text: 'Use this code to confirm a change of your account:',
    closing:
      'The code works for 10 minutes and only once. If you did not ask for it, someone has access to your account: change your password.',
  },
  accountChanged: {
    subject: 'What your account trusts was changed',
    text: 'This was changed in your Signet account on {time}:',
    providerAdded: 'Provider “{name}” added: {address}',
    providerChanged: 'Provider “{name}” changed: {address}',
    choiceChanged: 'The provider for texts, images or videos: another choice',
    feedCreated: 'A new secret address of your calendar',
    keySaved: 'Gemini key saved',
    keyDeleted: 'Gemini key deleted',
    closing:
      'If that was you, there is nothing to do. If not, someone has access to your account: set a new password with “Forgot password” on the sign-in page, then delete what is not yours under API Keys.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    text: 'Your Signet account was deleted, with its brands, products and content. Their files are removed within 24 hours.',
    closing: 'Thank you for having been with us.',
  },
  budgetMonth: {
    subject: 'You have used a part of your budget',
    text: 'The monthly budget “{name}” has reached {percent}%: {used} of {limit} are spent or may have been charged.',
    action: 'Open Analytics',
    closing: 'At 100% no more paid calls are made until you raise the limit or a new month begins.',
  },
  budgetTotal: {
    subject: 'You have used a part of your budget',
    text: 'The total budget “{name}” has reached {percent}%: {used} of {limit} are spent or may have been charged.',
    action: 'Open Analytics',
    closing: 'At 100% no more paid calls are made until you raise the limit.',
  },
  platformMonth: {
    subject: 'The limit for the platform’s key has reached {percent}%',
    text: 'This month’s limit for calls with the platform’s key has reached {percent}%: {used} of {limit} are spent or may have been charged.',
    closing: 'At 100% these calls stop for all accounts until you raise the limit or a new month begins.',
  },
  platformTotal: {
    subject: 'The limit for the platform’s key has reached {percent}%',
    text: 'The limit in total for calls with the platform’s key has reached {percent}%: {used} of {limit} are spent or may have been charged.',
    closing: 'At 100% these calls stop for all accounts until you raise the limit.',
  },
  verification: {
    subject: 'Confirm your email address',
    text: 'Someone signed up for Signet with this address as “{signUpName}” on {time}. If that was you, confirm the address to finish your account.',
    action: 'Confirm email address',
    closing: 'The link works for 24 hours. If you did not sign up, ignore this email: nothing will happen.',
  },
  choosePassword: {
    subject: 'Confirm your email address and choose a password',
    text: 'Someone signed up for Signet with this address as “{signUpName}” on {time}. If that was you, confirm the address and choose a password to finish your account.',
    action: 'Choose a password',
    closing:
      'The link works until {until} and only once. If you did not sign up, ignore this email: nothing will happen.',
  },
  existingAccount: {
    subject: 'You already have a Signet account',
    text: 'Someone, perhaps you, signed up for Signet with this address as “{signUpName}” on {time}. You already have an account — sign in or reset your password. Your account has not been changed.',
    action: 'Sign in',
    closing: 'If you did not sign up, ignore this email.',
  },
  addressReserved: {
    subject: 'This email address is reserved',
    text: 'Someone, perhaps you, asked to use this address for a Signet account. It belonged to another account a few days ago and is reserved for that account until {until}. Nothing has been changed.',
    closing: 'If that was you, try again after that time. If not, ignore this email.',
  },
  addressWanted: {
    subject: 'Someone asked to use your email address',
    text: 'Someone asked to use this address for another Signet account. It already belongs to your account, so nothing has been changed.',
    closing: 'If that was not you, ignore this email.',
  },
  emailChange: {
    subject: 'Confirm your new email address',
    text: 'Someone asked to use this address for the Signet account “{username}”. If that was you, confirm the address.',
    action: 'Confirm new email address',
    closing: 'The link works until {until}. If this is not your account, ignore this email: nothing will happen.',
  },
  changeRequested: {
    subject: 'Your email address is about to change',
    text: 'Someone asked to change the email address of your Signet account to {newEmail}. Nothing changes until that address is confirmed.',
    action: 'Cancel the change',
    closing:
      'If that was you, there is nothing to do. If not, cancel the change and then change your password: someone has access to your account.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'The email address of your Signet account was changed; this one no longer signs in. If that was you, there is nothing to do.',
    action: 'This was not me',
    closing:
      'The link works for 7 days: it restores this address, signs every device out, makes the present password worthless and lets you set a new one.',
    closingReturned: 'The account uses the address again that it had before this one.',
  },
} as const

type SameKeys<T> = T extends string ? string : { readonly [K in keyof T]: SameKeys<T[K]> }

/** The sentences of all emails in one language. A missing one does not compile. */
export type EmailWords = SameKeys<typeof english>
