import type { ReactNode } from 'react'

/** The frame of a form that is a page of its own, in a comfortable width. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <div className="panel max-w-3xl p-4 sm:p-6">{children}</div>
)
