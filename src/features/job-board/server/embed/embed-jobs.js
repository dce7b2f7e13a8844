// Shows a company's open jobs after its tag: <script src="…/embed/jobs.js" data-company="fernway" async></script>.
// Attributes: data-theme (light, dark, auto), data-accent (a CSS color), data-title ('' for none), data-limit, data-open
// ('new' opens jobs in a new tab), data-into (a selector of the element to show the list in). It sends one request without
// cookies. The code is in a block, so that it defines no global names on the page.
{
  const STYLE = '/* style */'
  const MARK = 'data-tandem-shown'

  // `currentScript` is null if the tag is a module; then the tags are found by their address
  const own = document.currentScript
  const tags = own
    ? [own]
    : [...document.querySelectorAll('script[data-company][src*="/embed/jobs.js"]')].filter(
        (tag) => !tag.hasAttribute(MARK),
      )

  const make = (name, text, className) => {
    const element = document.createElement(name)
    if (text) element.textContent = text
    if (className) element.className = className
    return element
  }
  const link = (text, href, isNew) => {
    const element = make('a', text)
    element.href = href
    element.rel = 'noopener'
    if (isNew) element.target = '_blank'
    return element
  }

  const row = (job, isNew) => {
    const item = make('li')
    const what = make('div')
    const title = make('h3')
    title.append(link(job.title, job.url, isNew))
    what.append(title, make('p', [job.location, job.employmentType, job.closes].filter(Boolean).join(' · '), 'meta'))
    item.append(what)
    if (job.salary) item.append(make('p', job.salary, 'pay'))
    return item
  }

  const content = ({ company, total, jobs }, { title, limit, isNew }) => {
    const shown = jobs.slice(0, limit)
    const parts = title ? [make('h2', title)] : []
    if (shown.length > 0) {
      const list = make('ul')
      list.append(...shown.map((job) => row(job, isNew)))
      parts.push(list)
    } else parts.push(make('p', 'No open jobs at the moment.'))
    const foot = make('div', '', 'foot')
    const all =
      total > shown.length ? `All ${total.toLocaleString('en-US')} jobs at ${company.name}` : `About ${company.name}`
    foot.append(link(all, company.url, isNew), make('span', 'Jobs by Tandem', 'meta'))
    return [...parts, foot]
  }

  const settingsOf = ({ title, limit, open }, company) => ({
    title: title ?? `Open jobs at ${company.name}`,
    limit: Math.max(1, Number.parseInt(limit, 10) || 20),
    isNew: open === 'new',
  })

  const show = async (tag) => {
    tag.setAttribute(MARK, '')
    const { company: slug, theme = 'light', accent, into } = tag.dataset
    const host = document.createElement('tandem-jobs')
    const place = into ? document.querySelector(into) : null
    if (place) place.append(host)
    else if (document.head.contains(tag)) document.body.append(host)
    else tag.after(host)
    const root = host.attachShadow({ mode: 'open' })
    // a constructed style sheet is not an inline style, so a strict content security policy of the page allows it
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    root.adoptedStyleSheets = [sheet]
    host.dataset.theme = ['light', 'dark', 'auto'].includes(theme) ? theme : 'light'
    if (accent && CSS.supports('color', accent))
      sheet.insertRule(`section { --accent: ${accent} !important }`, sheet.cssRules.length)
    const body = make('section')
    body.setAttribute('aria-label', 'Open jobs')
    body.setAttribute('aria-busy', 'true')
    body.append(make('p', 'Loading open jobs…', 'meta'))
    root.append(body)
    const origin = new URL(tag.src).origin
    try {
      const answer = await fetch(`${origin}/embed/companies/${encodeURIComponent(slug)}/jobs.json`, {
        credentials: 'omit',
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const found = await answer.json()
      body.replaceChildren(...content(found, settingsOf(tag.dataset, found.company)))
    } catch {
      const line = make('p')
      line.append(link('See our open jobs on Tandem', `${origin}/companies/${encodeURIComponent(slug)}`))
      body.replaceChildren(line)
    }
    body.removeAttribute('aria-busy')
  }

  for (const tag of tags) void show(tag)
}
