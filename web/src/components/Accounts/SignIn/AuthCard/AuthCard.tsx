import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

type AuthCardProps = {
  heading: string
  lead: string
  footer?: ReactNode
  children?: ReactNode
}

const values = ['one', 'two', 'three'] as const

/** The card of the sign-in and sign-up forms; wide screens show the values of the platform beside it. */
export const AuthCard = ({
  heading,
  lead,
  footer,
  children,
}: AuthCardProps) => {
  const { t } = useTranslation('accounts')
  return (
    <div className="grid items-center gap-16 lg:grid-cols-[1fr_26rem] lg:py-6">
      <aside className="max-lg:hidden">
        <svg
          viewBox="0 0 420 190"
          className="mb-8 w-full max-w-md"
          aria-hidden="true"
        >
          <path
            d="M0 190v-50h120v-45h120V50h120v140z"
            className="fill-secondary"
          />
          <path
            d="M4 140h116V95h120V50h116"
            className="stroke-primary fill-none stroke-[4]"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="390" cy="24" r="18" className="fill-accent" />
          {[60, 180, 300].map((x, step) => (
            <circle
              key={x}
              cx={x}
              cy={140 - step * 45}
              r="7"
              className="fill-base-100 stroke-primary stroke-[4]"
            />
          ))}
        </svg>
        <ol className="max-w-md space-y-5">
          {values.map((value, index) => (
            <li key={value} className="flex gap-4">
              <span className="bg-primary text-primary-content flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold">
                {index + 1}
              </span>
              <span>
                <strong className="block font-semibold">
                  {t(`values.${value}`)}
                </strong>
                <span className="text-muted">{t(`values.${value}Text`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </aside>
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
    </div>
  )
}
