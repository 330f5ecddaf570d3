/** How a sum of centavos changed since the period before; `percent` is null where there was nothing before. */
export const changeSince = (centavos: string, beforeCentavos: string) => {
  const [now, before] = [BigInt(centavos), BigInt(beforeCentavos)]
  const difference = now - before
  const size = before < 0n ? -before : before
  return {
    differenceCentavos: difference.toString(),
    direction: difference > 0n ? 'up' : difference < 0n ? 'down' : 'same',
    percent:
      before === 0n
        ? null
        : Math.round(Number((difference * 10_000n) / size) / 10) / 10,
  } as const
}
