import { useTranslation } from 'react-i18next'

const values = ['one', 'two', 'three'] as const

/** The values of the platform. */
export const SchoolValues = () => {
  const { t } = useTranslation('accounts.frontPage')
  return (
    <>
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
    </>
  )
}

export default SchoolValues
