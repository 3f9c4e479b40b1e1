import { authRoutes } from '#contract/accounts/auth.ts'
import { handlers } from '../../http/handlers.ts'
import { deleteMe } from '../delete-account.ts'
import { resendEmailChange, withdrawEmailChange } from '../email-change.ts'
import { cancelEmailChange, confirmEmailChange, undoEmailChange } from '../email-change-links.ts'
import { readUser, updateLanguage, updateProfile } from '../profile.ts'
import { login, register } from './auth.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { sendCode } from './codes.ts'
import { confirmByCode, confirmByPassword } from './confirmation.ts'
import { changePassword, passwordCodeStatus } from './password-code.ts'
import { closeSession } from './sessions.ts'
import { readSignUpRules } from './sign-up-rules.ts'
import {
  checkToken,
  resendVerification,
  resetVerificationAttempts,
  verificationStatus,
  verifyEmail,
} from './verification.ts'

export const authHandlers = handlers(authRoutes, {
  signUpRules: ({ app }) => readSignUpRules(app),
  register: ({ app, body, headers, network }) => register(app, body, headers['x-invitation'], network),
  login: ({ app, body, network, request }) => login(app, body, network, request.ip),
  logout: ({ app, user }) => closeSession(app, user),
  me: ({ app, user }) => readUser(app, user),
  checkToken: ({ app, query }) => checkToken(app, query.token),
  verifyEmail: ({ app, query }) => verifyEmail(app, query.token),
  resendVerification: ({ app, body }) => resendVerification(app, body.email),
  verificationStatus: ({ app, params }) => verificationStatus(app, params.email),
  resetVerificationAttempts: ({ app, body }) => resetVerificationAttempts(app, body.email),
  forgotPassword: ({ app, body }) => forgotPassword(app, body.email),
  resetPassword: ({ app, body }) => resetPassword(app, body),
  sendPasswordCode: ({ app, user }) => sendCode(app, user, 'password'),
  passwordCodeStatus: ({ app, user }) => passwordCodeStatus(app, user.owner),
  changePassword: ({ app, user, body }) => changePassword(app, user, body),
  confirmByPassword: ({ app, user, body, network }) => confirmByPassword(app, user, body.password, network),
  sendConfirmationCode: ({ app, user }) => sendCode(app, user, 'confirmation'),
  confirmByCode: ({ app, user, body }) => confirmByCode(app, user, body.code),
  updateProfile: ({ app, user, body }) => updateProfile(app, user, body),
  updateLanguage: ({ app, user, body }) => updateLanguage(app, user, body),
  resendEmailChange: ({ app, user }) => resendEmailChange(app, user),
  withdrawEmailChange: ({ app, user }) => withdrawEmailChange(app, user),
  confirmEmailChange: ({ app, body }) => confirmEmailChange(app, body.token),
  cancelEmailChange: ({ app, body }) => cancelEmailChange(app, body.token),
  undoEmailChange: ({ app, body }) => undoEmailChange(app, body.token),
  deleteMe: ({ app, user, body, network }) => deleteMe(app, user, body.password, network),
})
