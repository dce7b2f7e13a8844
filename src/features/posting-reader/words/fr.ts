import type { PostingWords } from './shape.ts'

export const french: PostingWords = {
  common: 'le|la|les|des|et|de|du|en|un|une|vous|nous|pour|dans|avec|sur|est|au|aux|votre|vos|notre|êtes|avez|ou|par',
  we: 'nous|notre|nos',
  you: 'vous|votre|vos',
  headings: {
    required:
      'profil|profil recherché|profils recherchés|profil souhaité|profil attendu|le profil|votre profil|profil du candidat|profil idéal|description du profil|compétences|vos compétences|compétences requises|compétences attendues|compétences techniques|savoir être|savoirs|savoir faire|qualités requises|vos qualités|qualifications|prérequis|pré requis|exigences|requis|formation|formation requise|formation et expérience|expérience|expérience requise|nous recherchons|ce que nous recherchons|nous attendons de vous|vous êtes|vous avez|qui êtes vous|ce que vous apportez|ce que vous apporterez|conditions requises|diplôme|diplômes|diplômes requis|certificats requis|permis|langues|critères|pour réussir|vos atouts pour réussir|connaissances|les prérequis|votre parcours|a propos de vous|le candidat idéal',
    nice: 'atouts|les plus|serait un plus|souhaité|souhaités|compétences souhaitées|appréciées|facultatif|un plus|bonus|idéalement',
    duties:
      'mission|missions|vos missions|votre mission|les missions|missions principales|vos principales missions|description du poste|le poste|poste|descriptif du poste|a propos de la mission|à propos du poste|tâches|les tâches|vos tâches|responsabilités|vos responsabilités|activités|activités principales|votre rôle|le rôle|vous serez en charge|vous aurez pour missions|rattaché|missions du poste|quotidien|au quotidien|fonctions|ce que vous ferez',
    benefits:
      'avantages|les avantages|vos avantages|nos avantages|rémunération|rémunération et avantages|rémunération avantages|salaire|nous offrons|nous vous offrons|nous proposons|nous vous proposons|ce que nous offrons|ce que nous vous offrons|pourquoi nous rejoindre|conditions|conditions de travail|conditions proposées|package|on vous propose|nos engagements',
    other:
      "qui sommes nous|à propos|à propos de nous|l'entreprise|entreprise|notre entreprise|notre client|présentation|contact|pour postuler|postuler|candidature|processus de recrutement|recrutement|horaires|horaire|lieu|lieu de travail|type de contrat|contrat|durée|durée du contrat|date de début|informations complémentaires|contexte|l'équipe",
  },
  asks: "vous êtes|vous avez|vous possédez|vous disposez|vous maîtrisez|vous justifiez|vous bénéficiez d'une|vous connaissez|vous savez|vous aimez|vous faites preuve|vous détenez|êtes titulaire|titulaire d|titulaire du|titulaire de|issu d|issu e d|issue d|de formation|une formation|diplômé|diplômée|diplôme|expérience de|expérience en|expérience dans|expérience sur|expérience exigée|première expérience|une expérience|expérience minimum|expérience similaire|ans d'expérience|ans minimum|minimum|maîtrise de|maîtrise du|maîtrise des|connaissance de|connaissance des|connaissances en|connaissances du|bonne connaissance|bonnes connaissances|capacité à|capacité de|aptitude à|sens de|sens du|goût pour|aisance|esprit d'équipe|exigé|exigée|exigés|obligatoire|obligatoirement|impératif|impérativement|indispensable|requis|requise|nécessaire|nous recherchons|on recherche|recherchons une personne|profil idéal|reconnu e pour|reconnu pour|doté d|doté e d|permis b|débutant accepté|débutants acceptés|niveau bac|bac 2|bac 3|bac 5|caces",
  hints:
    'expérience*|compétence*|maîtrise|maîtrisez|connaissance*|diplôme*|formation|niveau|rigoureux|rigoureuse|rigueur|autonome|autonomie|dynamique|motivé*|organisé*|ponctuel*|sérieux|sérieuse|polyvalent*|polyvalence|relationnel|aisance|réactif|réactivité|disponible|esprit|sens|qualité*|capacité*|permis|véhicule|habilitation*|anglais|langue|assidu*|impliqué*|curieux|curieuse|minutie*|méthodique|travail en équipe|équipe|souriant*|bonne présentation|discrétion|patience|adaptation|initiative*|débutant*|savoir|utilisation|manuel*|lecture de plan*',
  must: 'exigé|exigée|exigés|exigées|obligatoire|obligatoires|obligatoirement|impératif|impérative|impérativement|indispensable|indispensables|requis|requise|nécessaire|minimum|devez être',
  softly: "idéalement|dans l'idéal|de préférence|si possible",
  nice: "un plus|serait un plus|sont un plus|est un plus|un atout|serait un atout|apprécié|appréciée|appréciés|appréciées|souhaité|souhaitée|souhaitable|recommandé|fortement recommandé|idéalement|dans l'idéal|de préférence|serait appréciée|serait un avantage|bienvenu|si possible|facultatif",
  duties:
    'vous serez en charge|vous serez chargé|vous serez responsable|vous aurez|vous assurez|vous réalisez|vous participez|vous effectuez|vous intervenez|vous êtes en charge|vous êtes chargé|vous assurerez|vous travaillerez|vos missions|votre mission|vous devrez|en charge de|chargé de|vous contribuez|vous préparerez|vous réaliserez|vous gérez|^assurer|^réaliser|^participer|^effectuer|^gérer|^préparer|^contrôler|^mettre|^vérifier|^accueillir|^garantir|^développer|^animer|^suivre|^conseiller|^entretenir|^réalisation|^préparation|^mise en|^gestion|^suivi|^maintenance|^nettoyage|^contrôle|^montage|^opération|^travaux|^dépanner|^lire|^organiser|^conduire|^respecter|^concevoir|^élaborer',
  benefits:
    'nous offrons|nous proposons|nous vous proposons|rémunération|salaire|taux horaire|primes|prime de|ifm|congés payés|10 de|mutuelle|tickets restaurant|ticket restaurant|panier|paniers|indemnité*|rtt|avantages|intéressement|participation aux bénéfices|cet|ce avantageux|13ème mois|13e mois|téléphone portable|télétravail|bénéficiez|formation assurée|evolution|possibilité d|brut|brut par heure|smic|acompte',
  other:
    "sans distinction|quel que soit|^à propos|notre client|notre agence|recrute|notre entreprise|nous sommes|leader|postulez|envoyez|candidature|contactez|n'hésitez pas|rejoignez|www|https|handicap|égalité|diversité|recrutement|contrat|cdi|cdd|horaires|durée|lundi|vendredi|du lundi|35h|39h|poste à pourvoir|poste basé|agence|groupe",
  conditions: {
    licence:
      "permis b|permis c|permis ce|permis ec|permis de conduire|permis poids lourd|permis d|permis exigé|permis|caces|habilitation|habilitations|fimo|fco|carte professionnelle|diplôme d'état|deas|dei|inscription à l'ordre|inscrit à l'ordre|brevet|bafa|ssiap|cqp|attestation de capacité|carte conducteur|cap petite enfance|aipr|titre professionnel",
    clearance:
      "casier judiciaire|nationalité|habilitation défense|habilitation secret|confidentiel défense|autorisation de travail|titre de séjour|permis de travail|carte d'identité|passe sanitaire|vaccination|ressortissant*",
    degree:
      "diplôme|diplômé*|bac|bac 2|bac 3|bac 5|bac pro|cap|bep|bts|dut|licence pro|licence en|master|doctorat|ingénieur|école d'ingénieur|école de commerce|formation en|formation de type|formation supérieure|formation technique|de formation|issu d'une formation|niveau bac|deug|titulaire d'un|bachelor|but|d'une formation",
    residence: 'résider|résidant|habiter|habitant|domicilié*|à proximité|vivre à',
    graduation: "année d'étude|en dernière année|étudiant*|année de diplôme",
    shift:
      '2x8|3x8|5x8|équipe 2x8|horaires décalés|de nuit|travail de nuit|nuits|week end|week ends|weekend|le dimanche|jours fériés|astreinte*|horaires postés|en équipe alternante|coupures|travail posté|samedi',
    travel: 'déplacement*|mobilité|mobile|itinérant*|grands déplacements|voyage*',
    spoken:
      'anglais courant|courant|couramment|langue*|parlé*|écrit|bilingue|maternelle|maîtrise|maîtrisez|niveau|pratique de|notions|a1|a2|b1|b2|c1|c2|parlez|oral|lu|bon niveau|opérationnel|professionnel',
    levels: {
      native: 'bilingue|maternelle|c2',
      fluent: 'courant|couramment|maîtrise|maîtrisez|excellent*|c1|fluide|opérationnel|avancé',
      working: 'intermédiaire|bon niveau|bonne|b1|b2|professionnel',
      basic: 'notions|débutant|bases|a1|a2|scolaire',
    },
  },
}
