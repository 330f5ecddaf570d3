import { formatPeso } from '$api/src/shared/money'

type PesoTextProps = { centavos: number; className?: string }

export const PesoText = ({ centavos, className = '' }: PesoTextProps) => (
  <span className={`money ${className}`}>{formatPeso(centavos)}</span>
)
