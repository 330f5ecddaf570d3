import { CirclePlay, CircleUser, WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { OptionsCard } from './OptionsCard'

const options = [
  {
    route: 'account',
    params: { q: 'billings' },
    text: 'bills',
    icon: WalletCards,
  },
  { route: 'freeLessons', params: {}, text: 'lessons', icon: CirclePlay },
  {
    route: 'myProfile',
    params: { tab: 'socials' },
    text: 'profile',
    icon: CircleUser,
  },
] as const

/** What people without a membership can use. */
const GuestOptions = () => {
  const { t } = useTranslation('accounts.profile')
  return (
    <OptionsCard
      title={t('guest.title')}
      options={options.map(({ text, ...option }) => ({
        ...option,
        label: t(`guest.${text}`),
        help: t(`guest.${text}Text`),
      }))}
    />
  )
}

export default GuestOptions
