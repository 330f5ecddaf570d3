import { useTranslation } from 'react-i18next'

import { Avatar } from 'src/components/ui/layout/Avatar'

import type { Proof } from './proof'

type CoachesProps = { coaches: Proof['coaches']; title?: string }

/** Coaches with their face, name and own words; nothing without a coach. */
export const Coaches = ({ coaches, title }: CoachesProps) => {
  const { t } = useTranslation('marketing')
  if (coaches.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">
        {title || t('proof.coaches', { count: coaches.length })}
      </h2>
      <ul className="panel divide-base-300 divide-y">
        {coaches.map(({ id, name, picture, story }) => (
          <li
            key={id}
            className="flex flex-wrap items-start gap-x-5 gap-y-3 p-5"
          >
            <Avatar name={name} src={picture} size="xl" />
            <div className="min-w-52 flex-1">
              <h3 className="text-base wrap-anywhere">{name}</h3>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{story}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
