import type { ReactNode } from 'react'

import { ShieldCheck } from 'lucide-react'

/** The school's promise about refunds, with what follows it. */
export const RefundLine = ({
  line,
  children,
}: {
  line: string
  children?: ReactNode
}) => (
  <p className="flex gap-3">
    <ShieldCheck
      className="text-success mt-0.5 size-5 shrink-0"
      strokeWidth={1.75}
      aria-hidden
    />
    <span className="min-w-0 wrap-anywhere">
      {line} {children}
    </span>
  </p>
)
