import { Plus, Send } from 'lucide-react'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'
import { Cover } from 'src/components/ui/layout/Cover'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { PriceText } from 'src/components/ui/text/PriceText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

const colors = [
  'bg-base-100',
  'bg-base-200',
  'bg-base-300',
  'bg-primary',
  'bg-secondary',
  'bg-accent',
  'bg-neutral',
  'bg-info',
  'bg-success',
  'bg-warning',
  'bg-error',
]
const sizes = [
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
]
const looks = ['primary', 'secondary', 'outline', 'ghost', 'danger'] as const
const tones = [
  'success',
  'error',
  'warning',
  'info',
  'outline',
  'neutral',
  'progress',
] as const

export const Foundations = () => (
  <>
    <div className="grid grid-cols-4 gap-2 sm:grid-cols-11">
      {colors.map((color) => (
        <div key={color} className="text-muted text-xs">
          <div
            className={`border-base-300 mb-1 h-12 rounded-lg border ${color}`}
          />
          {color.slice(3)}
        </div>
      ))}
    </div>
    <Card title="Type">
      {sizes.map((size) => (
        <p key={size} className={`${size} truncate`}>
          {size.slice(5)} Sulong: alam mo ang susunod na hakbang, ₱1,234,567.89
        </p>
      ))}
    </Card>
    <Card title="Buttons">
      <div className="space-y-3">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-2">
            {looks.map((look) => (
              <Button
                key={look}
                look={look}
                size={size}
                icon={size === 'md' ? Plus : undefined}
              >
                {look}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" busy>
            Sending…
          </Button>
          <Button look="primary" disabled>
            Disabled
          </Button>
          <Button look="ghost" icon={Send} iconOnly>
            Send
          </Button>
          <CopyButton text="INV-2026-000123" />
        </div>
      </div>
    </Card>
  </>
)

export const Words = () => (
  <div className="grid gap-4 md:grid-cols-2">
    <Card title="Money, dates, badges">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PesoText centavos={123_456_789} />
        <PriceText centavos={0} />
        <PriceText centavos={149_900} className="text-2xl font-semibold" />
        <DateText date="2026-11-27" />
        <DateText date="2026-11-27" />
        <DateText date="2026-11-27" look="relative" />
        <DateText date="2026-11-20T02:05:00Z" look="time" />
        <DateText date={null} />
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </p>
      <p className="mt-4 flex items-center gap-3">
        <Avatar name="Ana Reyes" size="sm" />
        <Avatar name="Maria Cristina Dela Cruz-Villanueva" />
        <Avatar name="Ben" size="lg" />
      </p>
      <div className="mt-4 space-y-3">
        <ProgressBar percent={0} withFigure />
        <ProgressBar percent={65} withFigure />
        <ProgressBar percent={100} withFigure />
      </div>
    </Card>
    <Card title="Cover" padded={false}>
      <Cover className="mt-4" />
    </Card>
  </div>
)
