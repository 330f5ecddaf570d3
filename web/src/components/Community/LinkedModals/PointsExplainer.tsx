import { CircleCheck, Gauge, Milestone, PiggyBank } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const points = [
  { key: 'earn', icon: CircleCheck },
  { key: 'keep', icon: PiggyBank },
  { key: 'percent', icon: Gauge },
  { key: 'next', icon: Milestone },
] as const

export const PointsExplainer = () => {
  const { t } = useTranslation('community')
  return (
    <ul className="space-y-4 pb-3">
      {points.map(({ key, icon: Icon }) => (
        <li key={key} className="flex gap-3">
          <span className="bg-secondary text-secondary-content grid size-9 shrink-0 place-items-center rounded-full">
            <Icon className="size-5" strokeWidth={1.75} aria-hidden />
          </span>
          <span className="pt-1.5">{t(`pointsExplainer.${key}`)}</span>
        </li>
      ))}
    </ul>
  )
}
