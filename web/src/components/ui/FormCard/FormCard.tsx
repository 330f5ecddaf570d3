import type { ReactNode } from 'react'

/** Around a form that is a page of its own: as wide as one reads comfortably. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <div className="panel max-w-3xl p-5 sm:p-6">{children}</div>
)
