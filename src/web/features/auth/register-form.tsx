import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { Registration } from '#contract/auth.ts'
import { PASSWORDS_DIFFER } from '#contract/messages.ts'
import { api, messageOf } from '#web/lib/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const RegisterValues = Registration.extend({ confirmPassword: z.string() }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: PASSWORDS_DIFFER, path: ['confirmPassword'], when: () => true },
)
type RegisterValues = z.output<typeof RegisterValues>

export function RegisterForm() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState } = useForm<z.input<typeof RegisterValues>, unknown, RegisterValues>({
    resolver: zodResolver(RegisterValues),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const { errors } = formState

  const submit = handleSubmit(async ({ confirmPassword: _, ...registration }) => {
    setFailure('')
    try {
      const { email_sent, message } = await api.auth.register({ body: registration })
      if (!email_sent) setFailure('Failed to send verification email. Please try again.')
      else await navigate('/verify-email-sent', { state: { email: registration.email, message } })
    } catch (error) {
      setFailure(messageOf(error, 'Registration failed'))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure && <Banner>{failure}</Banner>}
      <TextField
        label="Username"
        autoComplete="username"
        required
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        help="At least 6 characters; 15 or more are better."
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="large" isLoading={formState.isSubmitting}>
        Create Account
      </Button>
    </form>
  )
}
