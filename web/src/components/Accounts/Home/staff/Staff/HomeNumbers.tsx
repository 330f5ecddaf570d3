import {
  BookOpen,
  Filter,
  Mail,
  Package,
  TrendingUp,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { countText } from './countText'
import { HomeFigures } from './HomeFigures'
import { useFirstPath } from './useFirstPath'

const figures = [
  { name: 'users', icon: Users },
  { name: 'products', icon: Package },
  { name: 'funnels', icon: Filter },
  { name: 'courses', icon: BookOpen },
  { name: 'stages', icon: TrendingUp },
  { name: 'outbox', icon: Mail },
] as const

type HomeNumbersProps = {
  /** A total is undefined if the role may not read it. */
  totals: Partial<Record<(typeof figures)[number]['name'], number>>
}

export const HomeNumbers = ({ totals }: HomeNumbersProps) => {
  const { t } = useTranslation('accounts.staff')
  const pathOf = useFirstPath()
  const shown = figures.filter(({ name }) => totals[name] !== undefined)
  if (shown.length === 0) return null

  return (
    <HomeFigures
      label={t('home.numbers')}
      figures={shown.map(({ name, icon }) => ({
        key: name,
        label: t(`home.number.${name}`),
        value: countText(totals[name] ?? 0),
        icon,
        to: pathOf([name]),
      }))}
    />
  )
}
