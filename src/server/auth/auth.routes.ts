import { authRoutes } from '#contract/auth.ts'
import { handlers } from '../http/handlers.ts'
import { deleteMe } from '../account/delete-account.ts'
import { undoEmailChange, updateProfile } from '../account/profile.ts'
import { login, register, toUser } from './auth.ts'
import { forgotPassword, resetPassword } from './forgotten.ts'
import { changePassword, passwordCodeStatus, sendPasswordCode } from './password-code.ts'
import { closeSession } from './sessions.ts'
import {
  checkToken,
  resendVerification,
  resetVerificationAttempts,
  verificationStatus,
  verifyEmail,
} from './verification.ts'

export const authHandlers = handlers(authRoutes, {
  register: ({ app, body }) => register(app, body),
  login: ({ app, body, network, request }) => login(app, body, network, request.ip),
  logout: ({ app, user }) => closeSession(app, user.session),
  me: ({ user }) => toUser(user),
  checkToken: ({ app, query }) => checkToken(app, query.token),
  verifyEmail: ({ app, query }) => verifyEmail(app, query.token),
  resendVerification: ({ app, body }) => resendVerification(app, body.email),
  verificationStatus: ({ app, params }) => verificationStatus(app, params.email),
  resetVerificationAttempts: ({ app, body }) => resetVerificationAttempts(app, body.email),
  forgotPassword: ({ app, body }) => forgotPassword(app, body.email),
  resetPassword: ({ app, body }) => resetPassword(app, body),
  sendPasswordCode: ({ app, user }) => sendPasswordCode(app, user),
  passwordCodeStatus: ({ app, user }) => passwordCodeStatus(app, user.id),
  changePassword: ({ app, user, body }) => changePassword(app, user, body),
  updateProfile: ({ app, user, body }) => updateProfile(app, user, body),
  undoEmailChange: ({ app, body }) => undoEmailChange(app, body.token),
  deleteMe: ({ app, user, body, network }) => deleteMe(app, user, body.password, network),
})
