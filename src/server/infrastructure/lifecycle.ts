export interface HasStopping {
  /** Aborts when running items have to be given back to the queue because the process ends. */
  stopping: AbortSignal
}

export interface HasDraining {
  /** True from the first stop signal on: the process takes no new work. */
  draining: () => boolean
}
