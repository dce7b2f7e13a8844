const fields = 'input, textarea, select'

type Named = HTMLElement & { name: string }

/** The element to focus in a section or item: the named field, otherwise the first field or the button that opens or adds. */
export function fieldIn(place: HTMLElement, field: string | undefined): HTMLElement | undefined {
  const all = [...place.querySelectorAll<Named>(fields)].filter(
    (node) => !node.matches(':disabled') && !node.closest('[hidden]'),
  )
  const named = field
    ? (all.find(({ name }) => name.endsWith(`.${field}`)) ?? all.find(({ name }) => name.includes(`.${field}.`)))
    : undefined
  if (named ?? all[0]) return named ?? all[0]
  return place.querySelector<HTMLElement>('.rs-body .rs-add') ?? place.querySelector('[aria-expanded]') ?? undefined
}
