import type { ReactNode } from 'react'

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

type StatusBadgeProps = { tone: BadgeTone; children: ReactNode }

export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span
    className={`badge badge-sm h-6 rounded-full px-2.5 max-w-full shrink-0 text-xs font-semibold ${tones[tone]}`}
  >
    <span className="truncate">{children}</span>
  </span>
)
