import { describe, expect, it } from 'vitest'
import { readRequirements } from './read-requirements.ts'

const read = (source: string) =>
  readRequirements(source, 'none').map(({ label, isOptional }) => (isOptional ? `(${label})` : label))

describe('readRequirements › what says nothing', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['signs alone', '••• --- *** :::'],
    ['an open tag', '<p'],
    ['open bold', '<b><b><b>'],
    ['marks of its own', '\uE000\uE001\uE000'],
    ['a company alone', '<p>We are a bakery of nine people in Ghent.</p><p>Our shop opened in 1998.</p>'],
    ['benefits alone', '<h3>What we offer</h3><ul><li>Dental insurance</li><li>Paid vacation</li></ul>'],
    ['duties alone', "<h3>What you'll do</h3><ul><li>Own the numbers</li><li>Write the weekly report</li></ul>"],
    ['questions', '<p>Sounds like an exciting challenge? Want to grow with us?</p>'],
  ])('reads no requirement from %s (JOBS-17)', (_name, source) => expect(read(source)).toEqual([]))

  it.each([
    ['many lines', 'Must know SQL.\n'.repeat(8000)],
    ['one long line', 'must have experience in and '.repeat(4500)],
    ['many bullets', ' • - '.repeat(25_000)],
    ['many colons', 'Requirements: '.repeat(8000)],
    ['many tags', '<p><b>'.repeat(17_000)],
    ['escaped tags', '&lt;p&gt;&lt;b&gt;'.repeat(6000)],
    ['capitals', 'REQUISITOS: - EXPERIENCIA '.repeat(4000)],
    ['no spaces', 'x'.repeat(110_000)],
    ['stars', '**'.repeat(55_000)],
  ])('ends for 100 KB of %s, with at most 25 requirements of 300 characters (JOBS-17)', (_name, source) => {
    const found = readRequirements(source, 'none')
    expect(found.length).toBeLessThanOrEqual(25)
    for (const { label } of found) expect(label.length).toBeLessThanOrEqual(300)
  })
})

describe('readRequirements › any form', () => {
  const asked = ['Three years of experience in a bakery', 'A clean driving licence', '(A diploma in pastry is a plus)']
  it.each([
    [
      'plain text without bullets',
      'Baker\n\nYour tasks\nBake bread at night\nKeep the shop clean\n\nWhat you bring\nThree years of experience in a bakery\nA clean driving licence\nA diploma in pastry is a plus\n\nWe offer\nFree bread\n30 days of paid vacation',
    ],
    [
      'plain text with bullets',
      'Your tasks:\n- Bake bread at night\nRequirements:\n- Three years of experience in a bakery\n- A clean driving licence\n- A diploma in pastry is a plus\nBenefits:\n- Free bread',
    ],
    [
      'escaped HTML',
      '&lt;h2&gt;Requirements&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Three years of experience in a bakery&lt;/li&gt;&lt;li&gt;A clean driving licence&lt;/li&gt;&lt;li&gt;A diploma in pastry is a plus&lt;/li&gt;&lt;/ul&gt;',
    ],
    [
      'bold lines as headings',
      '<p><strong>Your role</strong></p><p>Bake bread at night</p><p><strong>You bring</strong></p><p>Three years of experience in a bakery</p><p>A clean driving licence</p><p>A diploma in pastry is a plus</p><p><strong>Benefits</strong></p><p>Free bread</p>',
    ],
    [
      'Markdown',
      '## The role\n* Bake bread at night\n\n**Requirements**\n* Three years of experience in a bakery\n* A clean driving licence\n* A diploma in pastry is a plus\n\n## Perks\n* Free bread',
    ],
    [
      'a table with icons',
      '<h3>Requirements</h3><table><tr><td>done</td><td>Three years of experience in a bakery</td></tr><tr><td>done</td><td>A clean driving licence</td></tr><tr><td>done</td><td>A diploma in pastry is a plus</td></tr></table>',
    ],
    [
      'text before the first paragraph',
      'Requirements:<p>Three years of experience in a bakery</p><p>A clean driving licence</p><p>A diploma in pastry is a plus</p>',
    ],
    [
      'one paragraph that was a list',
      'We bake. DUTIES: - Bake bread at night - Keep the shop clean REQUIREMENTS: - Three years of experience in a bakery - A clean driving licence - A diploma in pastry is a plus BENEFITS: - Free bread - Paid vacation',
    ],
    [
      'a list below a heading that says nothing',
      '<h3>Baker, night team</h3><ul><li>Three years of experience in a bakery</li><li>A clean driving licence</li><li>A diploma in pastry is a plus</li></ul>',
    ],
  ])('reads %s (JOBS-17)', (_name, source) => expect(read(source)).toEqual(asked))

  it('reads sentences of one paragraph by their wording (JOBS-17)', () => {
    const text =
      'Our bakery opened in 1998. You have at least two years of experience in sales and you are able to work on Saturdays. You will serve customers. We offer free bread.'
    expect(read(text)).toEqual([
      'You have at least two years of experience in sales and you are able to work on Saturdays',
    ])
  })

  it('reads a condition among the benefits (JOBS-17)', () => {
    const source =
      '<h3>Benefits</h3><ul><li>Free bread</li><li>Paid vacation</li></ul><p>A valid driving licence is required.</p>'
    expect(read(source)).toEqual(['A valid driving licence is required'])
  })

  it('ends a section at the end of its list (JOBS-17)', () => {
    const source =
      '<h3>Nice to have</h3><ul><li>Experience with sourdough</li></ul><p>Please send your application by May.</p>'
    expect(read(source)).toEqual(['(Experience with sourdough)'])
  })

  it('joins a line that was broken in the middle (JOBS-17)', () => {
    const source = 'Requirements:\n- Experience in a bakery\nwith more than nine people.\n- Good English'
    expect(read(source)).toEqual(['Experience in a bakery with more than nine people', 'Good English'])
  })
})

describe('readRequirements › eight languages', () => {
  it.each([
    [
      'German',
      'Das erwartet dich:\n- Betreuung der Kasse\nWas solltest du mitbringen?\n- Abgeschlossene Ausbildung im Verkauf\n- Idealerweise erste Erfahrung mit Käse\nWas wir dir bieten:\n- 30 Tage Urlaub',
      ['Abgeschlossene Ausbildung im Verkauf', '(Idealerweise erste Erfahrung mit Käse)'],
    ],
    [
      'French',
      'Vos missions :\n- Assurer la vente\nProfil recherché :\n- Vous avez une expérience de deux ans en vente\n- La connaissance du fromage serait un plus\nNous offrons :\n- Tickets restaurant',
      ['Vous avez une expérience de deux ans en vente', '(La connaissance du fromage serait un plus)'],
    ],
    [
      'Spanish',
      'Funciones: atender a los clientes de la tienda.\nRequisitos:\n- Experiencia mínima de dos años en ventas\n- Se valorará conocimiento de quesos\nSe ofrece:\n- Contrato indefinido',
      ['Experiencia mínima de dos años en ventas', '(Se valorará conocimiento de quesos)'],
    ],
    [
      'Portuguese',
      'Atividades:\n- Atender os clientes da loja\nRequisitos:\n- Experiência com vendas de no mínimo dois anos\n- Conhecimento em queijos será um diferencial\nBenefícios:\n- Vale refeição',
      ['Experiência com vendas de no mínimo dois anos', '(Conhecimento em queijos será um diferencial)'],
    ],
    [
      'Dutch',
      'Wat ga je doen?\n- Klanten helpen in de winkel\nWat breng je mee?\n- Je hebt twee jaar ervaring in de verkoop\n- Kennis van kaas is een pre\nWat bieden wij?\n- Een goed salaris',
      ['Je hebt twee jaar ervaring in de verkoop', '(Kennis van kaas is een pre)'],
    ],
    [
      'Swedish',
      'Dina arbetsuppgifter\n- Hjälpa kunder i butiken\nVem är du?\n- Du har erfarenhet av försäljning sedan minst två år\n- Det är meriterande med kunskaper om ost\nVi erbjuder\n- Friskvårdsbidrag',
      ['Du har erfarenhet av försäljning sedan minst två år', '(Det är meriterande med kunskaper om ost)'],
    ],
    [
      'Polish',
      'Twoje zadania:\n- Obsługa klientów w sklepie\nWymagania:\n- Doświadczenie w sprzedaży minimum dwa lata\n- Mile widziana znajomość serów\nOferujemy:\n- Umowę o pracę',
      ['Doświadczenie w sprzedaży minimum dwa lata', '(Mile widziana znajomość serów)'],
    ],
  ])('distinguishes what is asked, done and offered in %s (JOBS-17)', (_language, source, labels) =>
    expect(read(source)).toEqual(labels),
  )

  it.each([
    ['Sie verfügen über mehrjährige Erfahrung im Verkauf. Wir sind ein Laden in Bern.', 1],
    ['Vous justifiez d’une expérience de deux ans dans la vente. Notre magasin est à Lyon.', 1],
    ['Buscamos una persona con experiencia en ventas y carnet de conducir. La tienda está en Vigo.', 1],
    ['Buscamos uma pessoa com experiência em vendas e inglês avançado. A loja fica em Braga.', 1],
    ['Je hebt minimaal twee jaar ervaring met verkoop en je bent flexibel. De winkel is in Gent.', 1],
    ['Vi söker dig som har erfarenhet av försäljning och goda kunskaper i svenska. Butiken ligger i Lund.', 1],
    ['Poszukujemy osoby z doświadczeniem w sprzedaży i prawem jazdy. Sklep jest w centrum Gdyni.', 1],
  ])('reads a sentence without any heading: %j (JOBS-17)', (source, count) => expect(read(source)).toHaveLength(count))
})

describe('readRequirements › lists and their ends', () => {
  it.each([
    [
      'two lists without a heading between them',
      '<h3>Your tasks</h3><ul><li>Keep the cars clean</li><li>Hand over keys</li></ul><ul><li>Driving licence</li><li>Experience with customers</li></ul>',
      ['Driving licence', 'Experience with customers'],
    ],
    [
      'a last line with a full stop after lines with semicolons',
      'Requirements:\nExperience with bread;\nExperience with cakes;\nEarly mornings are fine for you.',
      ['Experience with bread', 'Experience with cakes', 'Early mornings are fine for you'],
    ],
    [
      'extras that are benefits',
      '## Benefits\n- Free bread\n**Bonus:**\n- A yearly trip to the sea\n## Requirements\n- Experience with bread',
      ['Experience with bread'],
    ],
    [
      'what is a plus and not required',
      'Requirements:\n- Experience with cakes is a plus, not required\n- Experience with bread',
      ['(Experience with cakes is a plus, not required)', 'Experience with bread'],
    ],
    [
      'a heading on the line of its list',
      'Main requirements: bread, cakes and early mornings.\nPay: 14 an hour.\n',
      ['bread, cakes and early mornings'],
    ],
  ])('reads %s (JOBS-17)', (_name, source, labels) => expect(read(source)).toEqual(labels))
})

describe('readRequirements › sentences about the company', () => {
  it.each([
    'We apply our experience in baking to every loaf, and our strong team has knowledge of nine kinds of flour.',
    'Our bakery has 20 years of experience with bread.',
    'Then you are just right here!',
    'We are an equal opportunity employer, whatever your background, experience or disability.',
  ])('reads none from %j (JOBS-17)', (sentence) => expect(read(`<p>${sentence}</p>`)).toEqual([]))

  it('reads requirements at the end of prose about the job (JOBS-17)', () => {
    const source =
      '<h3>About the job</h3><p>Nine people bake here. You have experience in sales and a driving licence.</p>'
    expect(read(source)).toEqual(['You have experience in sales and a driving licence'])
  })

  it('reads links as their text, and a lone number not as an item (JOBS-17)', () => {
    const source = '## Requirements\nExperience with [sourdough](https://example.com/sourdough)\n0123 456789'
    expect(read(source)).toEqual(['Experience with sourdough'])
  })

  it('reads nothing of a heading in which a place prefers hours (JOBS-17)', () => {
    expect(read('#### Remote, Canada (Pacific hours preferred)\nNine people bake here, in two shops.')).toEqual([])
  })
})

describe('readRequirements › prose that lists qualities', () => {
  const around = {
    de: '<p>Die Bäckerei ist in Bern und backt für die ganze Stadt.</p>',
    sv: '<p>Bageriet ligger i Lund och bakar för hela staden.</p>',
    en: '<p>The bakery is in Ghent and bakes for all of the town.</p>',
  }
  const asked = {
    de: [
      'Der Umgang mit Kunden macht dir Spaß.',
      'Du solltest ein Auge für Details haben.',
      'Excel ist für Sie kein Fremdwort.',
      'Zuverlässigkeit und Sorgfalt setzen wir voraus.',
      'Teamgeist und Humor zeichnen dich aus.',
      'Es fällt Ihnen leicht, auf Menschen zuzugehen.',
      'Für unsere Backstube erwarten wir eine abgeschlossene Ausbildung.',
      'Für unser Team in Bonn suchen wir eine Kraft mit Erfahrung im Verkauf.',
      'Sie überzeugen durch Ihr freundliches Auftreten.',
      'Erste Erfahrung in der Gastronomie haben Sie bereits gesammelt.',
    ],
    sv: [
      'Planering och ordning är tydliga styrkor.',
      'Noggrannhet och punktlighet värdesätts.',
      'Det finns ett intresse för bröd och en vilja att lära nytt.',
      'Egenskaper som vi värdesätter är ordningssinne och tålamod.',
      'Att kunna arbeta självständigt är en förutsättning.',
      'För att lyckas i rollen behöver du vara lugn och ordningsam.',
      'Samarbete och lyhördhet kommer naturligt.',
      'Vi söker en person som är lugn och har god förmåga att planera.',
    ],
    en: ['You thrive when many things happen at once and you enjoy early mornings.'],
  }
  it.each(Object.entries(asked).flatMap(([code, list]) => list.map((sentence) => [sentence, around[code as 'de']])))(
    'reads %j (JOBS-17)',
    (sentence, before) => expect(read(`${before}<p>${sentence}</p>`)).toHaveLength(1),
  )

  it.each([
    ['Unser Team zeichnet sich durch Humor und Zuverlässigkeit aus.', around.de],
    ['Unsere Brote überzeugen durch Qualität.', around.de],
    ['Als Bäcker bist du ein wichtiger Teil von uns.', around.de],
    ['Som bagare är du en viktig del av vårt team.', around.sv],
    ['Vårt bageri präglas av noggrannhet och engagemang.', around.sv],
    ['Timlön 160 kr, efter två års erfarenhet 170 kr.', around.sv],
    ['If you love bread, we would love to hear from you!', around.en],
    ['We are looking for a friendly baker to join our team.', around.en],
    ['The company is a leading supplier of bread with strong knowledge of flour.', around.en],
  ])('reads none from %j (JOBS-17)', (sentence, before) => expect(read(`${before}<p>${sentence}</p>`)).toEqual([]))

  it.each([
    ['We imagine that you:', ['Are easy to be around', 'Have a natural sense of style']],
    ['We are looking for someone who:', ['Are easy to be around', 'Have a natural sense of style']],
    ['We would love it if you:', ['(Are easy to be around)', '(Have a natural sense of style)']],
    ['It’s a bonus if you', ['(Are easy to be around)', '(Have a natural sense of style)']],
  ])('reads the list below %j (JOBS-17)', (heading, labels) =>
    expect(read(`${heading}\nAre easy to be around\nHave a natural sense of style`)).toEqual(labels),
  )

  it('reads a list without signs in which some lines end with a full stop (JOBS-17)', () => {
    const source =
      'Essential requirements\nProficient in English\nTwo years with bread behind you.\nExcellent customer service skills.\nCustomer focus\n\nAbout us\nNine people bake here.'
    expect(read(source)).toEqual([
      'Proficient in English',
      'Two years with bread behind you',
      'Excellent customer service skills',
      'Customer focus',
    ])
  })
})
