import { describe, expect, it } from 'vitest'
import { maya } from '../improve/testing/maya.ts'
import { job } from './made-up-parts.testing.ts'
import { scoreResume } from './score-resume.ts'

describe('four languages', () => {
  const texts = {
    en: {
      strong: [
        'Planned 40 routes a week for the fleet and the drivers.',
        'Cut the delays of the depot by 18% in a year.',
        'Trained six new planners with the team.',
      ],
      weak: [
        'Responsible for the planning of the routes of the fleet',
        'Helped with the training of the planners and my colleagues',
      ],
      summary:
        'Planner of the fleet with nine years in the depots of the city, who plans routes for the drivers and the shops and reads figures with care.',
      cliche:
        'A highly motivated team player with the fleet and the depots of the city, who looks for a new place with the planners of the region and more.',
    },
    de: {
      strong: [
        'Plante 40 Touren in der Woche für die Flotte und die Fahrer.',
        'Senkte die Verspätungen des Depots um 18 % in einem Jahr.',
        'Schulte sechs neue Planer mit dem Team.',
      ],
      weak: [
        'Verantwortlich für die Planung der Touren der Flotte',
        'Unterstützung bei der Schulung der Planer und meiner Kollegen',
      ],
      summary:
        'Planner der Flotte mit neun Jahren in den Depots der Stadt, plant Touren für die Fahrer und die Läden und liest die Zahlen mit Sorgfalt und Ruhe.',
      cliche:
        'Hochmotivierter Teamplayer mit der Flotte und den Depots der Stadt, der einen neuen Platz mit den Planern der Region und mehr sucht, belastbar und gern unterwegs.',
    },
    fr: {
      strong: [
        'Planifié 40 tournées par semaine pour la flotte et les chauffeurs.',
        'Réduit les retards du dépôt de 18 % en un an.',
        'Formé six nouveaux planificateurs avec une équipe.',
      ],
      weak: [
        'Responsable de la planification des tournées de la flotte',
        'Participation à la formation des planificateurs et de mes collègues',
      ],
      summary:
        'Planner de la flotte avec neuf ans dans les dépôts de la ville, prépare les tournées pour les chauffeurs et les magasins et lit les chiffres avec soin.',
      cliche:
        'Très motivé, avec un esprit d’équipe et le sens du détail, dans les dépôts de la ville, pour une nouvelle place avec les planificateurs de la région et plus encore.',
    },
    es: {
      strong: [
        'Planifiqué 40 rutas por semana para la flota y los conductores.',
        'Reduje los retrasos del depósito en un 18 % en un año.',
        'Formé a seis planificadores nuevos con el equipo.',
      ],
      weak: [
        'Responsable de la planificación de las rutas de la flota',
        'Participación en la formación de los planificadores y de mis colegas',
      ],
      summary:
        'Planner de la flota con nueve años en los depósitos de la ciudad, que prepara las rutas para los conductores y las tiendas y lee las cifras con cuidado.',
      cliche:
        'Muy motivada y orientada a resultados, con los depósitos de la ciudad, busca una plaza nueva con los planificadores de la región y con más gente en el equipo.',
    },
  }
  const written = (language: keyof typeof texts, kind: 'strong' | 'weak') =>
    scoreResume({
      ...maya,
      professionalSummary: texts[language][kind === 'strong' ? 'summary' : 'cliche'],
      workExperience: [job({ responsibilities: texts[language][kind] })],
      projects: [],
    })

  it.each(['strong', 'weak'] as const)('scores the same %s resume within 5 points in each', (kind) => {
    const scores = (Object.keys(texts) as (keyof typeof texts)[]).map((language) => {
      const report = written(language, kind)
      expect(report.language).toBe(language)
      expect(report.parts.filter(({ state }) => state === 'unknown')).toEqual([])
      return report.score
    })
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(5)
  })

  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'deducts points for weak openings and clichés in %s',
    (language) => {
      expect(written(language, 'weak').losses.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['verbs.weak', 'summary.worn', 'wording.first-person']),
      )
      expect(written(language, 'weak').score).toBeLessThan(written(language, 'strong').score - 10)
    },
  )
})
