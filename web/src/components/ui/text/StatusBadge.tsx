import type { ReactNode } from 'react'

import type { LucideIcon } from 'lucide-react'

const tones = {
  success: 'badge-soft badge-success',
  error: 'badge-soft badge-error',
  warning: 'badge-soft badge-warning',
  info: 'badge-soft badge-info',
  outline: 'badge-outline border-control text-base-content',
  neutral: 'bg-base-200 border-base-300 text-base-content',
  progress: 'badge-accent',
}

export type BadgeTone = keyof typeof tones

type StatusBadgeProps = {
  tone: BadgeTone
  icon?: LucideIcon
  children: ReactNode
}

export const StatusBadge = ({
  tone,
  icon: Icon,
  children,
}: StatusBadgeProps) => (
  <span
    className={`badge badge-sm h-6 rounded-full px-2.5 max-w-full shrink-0 text-xs font-semibold ${tones[tone]}`}
  >
    {Icon && <Icon className="size-4 shrink-0" aria-hidden />}
    <span className="truncate">{children}</span>
  </span>
)
