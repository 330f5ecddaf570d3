import { useTranslation } from 'react-i18next'
import type { AskForBuddiesQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'

const ASKED = gql`
  query AskForBuddiesQuery {
    challengeBuddies: defaultSettingByName(name: "enable-challenge-buddies") {
      id
      value
    }
    myAccountabilityWish {
      createdAt
    }
  }
`

/** The way to ask for an accountability group or to see what one asked for, if the school has such groups. */
export const AskLink = () => {
  const { t } = useTranslation('community.accountability')
  const { data } = useQuery<AskForBuddiesQuery>(ASKED)
  if (data?.challengeBuddies?.value !== 'true') return null
  const hasAsked = Boolean(data.myAccountabilityWish)
  return (
    <section
      aria-label={t('my.title')}
      className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
    >
      <p className="min-w-0 flex-1 basis-48">
        {t(hasAsked ? 'wish.waiting' : 'wish.why')}
      </p>
      <LinkButton to={routes.accountabilityBuddies()}>
        {t(hasAsked ? 'wish.see' : 'wish.submit')}
      </LinkButton>
    </section>
  )
}
