import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#web/lib/api/query-client.ts'
import { ConfirmHost } from '#web/ui/feedback/confirm.tsx'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { TooltipLayer } from '#web/ui/feedback/tooltip.tsx'

/** The providers of all screens with server data. The landing page does not need them. */
export function DataLayout() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <ConfirmHost />
        <Toaster />
        <TooltipLayer />
      </QueryClientProvider>
    </CSPProvider>
  )
}
