/** At most one prompt a full load: whoever has closed one is left alone, wherever they go from there. */
export const thisLoad = { hasClosedPrompt: false }
