import { CopyButton } from 'src/components/ui/control/CopyButton'

type ShownOnceProps = { title: string; secret: string; copyLabel?: string }

/** A secret that the server does not show again, with a button that copies it. */
export const ShownOnce = ({ title, secret, copyLabel }: ShownOnceProps) => (
  <div role="status" className="bg-base-200 space-y-2 rounded-lg p-3">
    <p className="text-sm font-semibold">{title}</p>
    <p className="font-mono text-xs break-all select-all">{secret}</p>
    <CopyButton text={secret} label={copyLabel} />
  </div>
)
