const NONE = { status: 0, body: '', retryAfter: null }

/**
 * Why a request has no usable reply. `unreachable`: it was never sent; `lost`: it was sent, but the reply is missing or incomplete;
 * `status`: an error status; `unreadable`: a success status with an unexpected body.
 */
export class TransportFault extends Error {
  readonly reason: 'unreachable' | 'lost' | 'time_out' | 'too_large' | 'elsewhere' | 'unreadable' | 'status'
  readonly status: number
  readonly retryAfter: string | null
  /** Private, so that no logger prints it. */
  readonly #body: string
  constructor(
    reason: TransportFault['reason'],
    answer: { status: number; body: string; retryAfter: string | null } = NONE,
  ) {
    super(`provider: ${reason}`)
    this.name = 'TransportFault'
    this.reason = reason
    this.status = answer.status
    this.retryAfter = answer.retryAfter
    this.#body = answer.body
  }

  /** The text of an error reply, for parsing only. It must not be shown or logged. */
  get body(): string {
    return this.#body
  }
}
