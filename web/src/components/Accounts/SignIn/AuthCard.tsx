import type { ReactNode } from 'react'

import { AuthAside } from 'src/components/Accounts/SignIn/AuthAside'

type AuthCardProps = {
  heading: string
  lead: string
  footer?: ReactNode
  children?: ReactNode
  /** The place of the school's front page on phones; wide screens have it beside the card. */
  front?: 'below' | 'above'
}

/** The card of the sign-in and sign-up forms, with the school's front page or its values beside it. */
export const AuthCard = ({
  heading,
  lead,
  footer,
  children,
  front,
}: AuthCardProps) => {
  const isBelow = front === 'below'
  const aside = (
    <aside
      className={isBelow ? 'lg:order-first' : front ? '' : 'max-lg:hidden'}
    >
      <AuthAside isFront={!!front} />
    </aside>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_26rem] lg:gap-10">
      {!isBelow && aside}
      <section className="panel mx-auto w-full max-w-md p-5 sm:p-8">
        <h1 className="text-2xl">{heading}</h1>
        <p className="text-muted mt-1 mb-6">{lead}</p>
        {children}
        {footer && (
          <p className="border-base-300 mt-6 border-t pt-5 text-center text-sm">
            {footer}
          </p>
        )}
      </section>
      {isBelow && aside}
    </div>
  )
}
