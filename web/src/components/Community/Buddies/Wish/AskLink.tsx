import { useTranslation } from 'react-i18next'
import type { BuddiesSettingQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'

const SETTING = gql`
  query BuddiesSettingQuery {
    challengeBuddies: defaultSettingByName(name: "enable-challenge-buddies") {
      id
      value
    }
  }
`

/** The way to ask for an accountability group, for members without one, if the school has such groups. */
export const AskLink = () => {
  const { t } = useTranslation('community.accountability')
  const { data } = useQuery<BuddiesSettingQuery>(SETTING)
  if (data?.challengeBuddies?.value !== 'true') return null
  return (
    <section
      aria-label={t('my.title')}
      className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
    >
      <p className="min-w-0 flex-1 basis-48">{t('wish.why')}</p>
      <LinkButton to={routes.accountabilityBuddies()}>
        {t('wish.submit')}
      </LinkButton>
    </section>
  )
}
