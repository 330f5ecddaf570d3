import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'

import { useEntityWords } from 'src/hooks/resource/useEntityWords'

const days = [1, 2, 3]

/** In the form of a live workshop: says that "live now" and what was chosen for a day contradict each other. */
export const WorkshopWarning = ({ suffix }: { suffix: '' | '-exp' }) => {
  const { t } = useTranslation('settings.staff')
  const words = useEntityWords('settings.staff.defaults')
  const { watch } = useFormContext()
  const workshopIsLive = watch(`workshop-is-live${suffix}`) === true
  const chosen = days.flatMap((day) => {
    const name = `workshop-shows-day-${day}${suffix}`
    const state = watch(name) as string | null
    return state ? [{ day, state, label: words.choice(name, state) }] : []
  })
  const isContradicted =
    workshopIsLive &&
    chosen.length > 0 &&
    chosen.every(({ state }) => state !== 'live')
  return (
    <div role="status">
      {isContradicted && (
        <p className="alert alert-warning alert-soft block text-sm">
          {t('workshop.contradicted', {
            days: chosen
              .map(
                ({ day, label }) => `${t('workshop.day', { day })}: ${label}`
              )
              .join('; '),
          })}
        </p>
      )}
    </div>
  )
}
