import type { PostingWords } from './shape.ts'

export const spanish: PostingWords = {
  common: 'el|la|los|las|de|y|en|para|con|un|una|que|por|se|del|al|es|tu|su|nuestro|nuestra|como|más|o',
  we: 'nosotros|nuestro*|nuestra*|somos',
  you: 'tú|tu|tus|te|usted',
  headings: {
    required:
      'requisitos|requisito|requisitos mínimos|requisitos imprescindibles|imprescindibles|imprescindible|requerimientos|se requiere|requerimos|se exige|se solicita|se pide|perfil|perfil requerido|perfil del candidato|perfil de la candidata|perfil del candidato a|perfil del puesto|perfil buscado|tu perfil|qué buscamos|que buscamos|qué buscamos en ti|buscamos|estamos buscando|qué necesitas|que necesitas|necesitamos|qué pedimos|pedimos|formación|formación requerida|formación académica|titulación|estudios|experiencia|experiencia requerida|experiencia laboral|conocimientos|conocimientos técnicos|conocimientos requeridos|competencias|habilidades|aptitudes|idiomas|qué te pedimos|lo que buscamos|quién eres|cualificación|capacitación|características del candidato|requisitos del puesto|condiciones que debe cumplir|perfil del candidato a requisitos|escolaridad|educación|skills|debes tener|actitud',
    nice: 'se valora|se valorará|se valorara|valorable|valorables|deseable|deseables|requisitos deseables|requisitos deseados|deseados|requisitos valorables|aspectos valorables|méritos|plus|es un plus|sería un plus|opcional|preferible|valoramos|se valorará positivamente|no imprescindible',
    duties:
      'funciones|funciones principales|tus funciones|funciones a realizar|tareas|tareas a realizar|principales funciones|responsabilidades|principales responsabilidades|qué harás|que harás|qué vas a hacer|misión|tu misión|descripción|descripción del puesto|descripción de la oferta|puesto|el puesto|actividades|tu día a día|objetivo del puesto|cometido|labores|trabajo a desarrollar|descripción del empleo',
    benefits:
      'se ofrece|ofrecemos|qué ofrecemos|que ofrecemos|qué te ofrecemos|te ofrecemos|ofrece|oferta|la empresa ofrece|la empresa ofrece salario|condiciones|condiciones laborales|condiciones ofrecidas|condiciones de trabajo|condiciones económicas|beneficios|ventajas|salario|retribución|contrato|tipo de contrato|jornada|horario|qué te aportamos|por qué nosotros|prestaciones|remuneración',
    other:
      'datos de contacto|contacto|código de oferta|cómo aplicar|proceso de selección|sobre nosotros|quiénes somos|la empresa|empresa|nuestra empresa|interesados|interesadas|lugar de trabajo|ubicación|localización|incorporación|observaciones|importante|inscripción|documentación|documentación necesaria|qué es el proceso',
  },
  asks: 'se requiere|se requieren|requiere|requerimos|se exige|se precisa experiencia|se necesita .. con|se necesita experiencia|imprescindible|imprescindibles|necesario|necesaria|necesarios|obligatorio|obligatoria|es necesario|debe tener|deberá|debe contar|debes tener|tienes experiencia|si tienes|experiencia en|experiencia de|experiencia como|experiencia con|experiencia mínima|experiencia previa|experiencia demostrable|experiencia demostrada|experiencia acreditada|con experiencia|años de experiencia|año de experiencia|meses de experiencia|al menos|mínimo|mínima|poseer|disponer de|disponer del|disponer|estar en posesión|en posesión|contar con|tener|titulación|titulado|titulada|formación en|formación de|grado en|ciclo formativo|bachillerato|licenciatura|conocimientos de|conocimientos en|conocimiento de|dominio de|dominio del|manejo de|capacidad de|capacidad para|habilidad para|disponibilidad para|disponibilidad de|disponibilidad|carnet de conducir|carné de conducir|permiso de conducir|carnet b|nivel alto|nivel medio|residencia en|se valorará|se valora|valorable|buscamos a una persona|buscamos personas|mayor de|edad entre',
  hints:
    'experiencia|conocimiento*|dominio|manejo|titulación|formación|título|grado|certificado|carnet|carné|permiso|disponibilidad|capacidad|habilidad*|idioma*|inglés|nivel|responsable|proactiv*|trabajo en equipo|orientación|dinámic*|organizad*|flexibilidad|actitud|imprescindible|mínimo|vehículo|buena presencia|iniciativa|ganas|demostrad*|demostrable|acreditad*|residencia|requisit*|oficial',
  must: 'imprescindible|imprescindibles|necesario|necesaria|obligatorio|obligatoria|requisito|requisitos|se requiere|se exige|mínimo|mínima|debe|deberá|es necesario|excluyente|al menos',
  softly: 'preferiblemente|preferentemente|idealmente|preferible',
  nice: 'se valora|se valorará|se valoraran|valorable|valorables|valorará|deseable|deseables|preferible|preferiblemente|preferentemente|un plus|será un plus|sería un plus|positivamente|no imprescindible|no excluyente|opcional|idealmente|se apreciará|recomendable|aportar',
  duties:
    '^realizar|^realización|^gestionar|^gestión|^atender|^atención|^apoyar|^coordinar|^supervisar|^supervisión|^elaborar|^desarrollar|^desarrollo|^mantener|^mantenimiento|^instalar|^reparar|^controlar|^control|^colaborar|^limpieza|^preparar|^preparación|^montaje|^revisión|^planificar|^organizar|^llevar|^retirar|^redacción|^recepción|^cuidado|^ejecución|^programación de|^asistencia|te encargarás|serás responsable|se encargará|te responsabilizarás|realizará|responsable de|encargado de|tus funciones|las siguientes funciones',
  benefits:
    'se ofrece|ofrecemos|contrato indefinido|contrato temporal|contrato laboral|contratación|contrato|jornada completa|jornada parcial|^jornada|salario|sueldo|euros|brutos|bruto|convenio|retribución|incorporación inmediata|horario|vacaciones|formación continua|formación a cargo|plan de carrera|seguro médico|coche de empresa|dietas|estabilidad|buen ambiente|desarrollo profesional|teletrabajo|ticket restaurant|posibilidad de|proyección|beneficios|libranza*',
  other:
    'sin distinción|independientemente|^sobre|tus datos|protección de datos|código de oferta|datos de contacto|interesad*|enviar|envíe|currículum*|curriculum|cv|oficina de empleo|inscrito|inscrita|inscribirse|haga click|https|http|www|teléfono|correo|empresa dedicada|empresa líder|somos|nuestra empresa|igualdad|discapacidad|dni|nie|clave|referencia|asunto|postularse|solicitarlo|acceder',
  conditions: {
    licence:
      'carnet de conducir|carné de conducir|permiso de conducir|carnet b|carné b|carnet c|carnet de|carné de|carné rite|carnet rite|permiso b|permiso c|permiso tipo|tarjeta profesional|licencia de|cap|colegiad*|colegiación|homologad*|habilitación|certificado de profesionalidad|tarjeta de tacógrafo|adr|manipulador de alimentos|carretillero|título habilitante|acreditación|tip|vigilante habilitado|licencia',
    clearance:
      'nacionalidad|permiso de trabajo|permiso de residencia|antecedentes|delitos sexuales|certificado de delitos|ciudadan*|habilitación de seguridad|documentación en regla',
    degree:
      'titulación|titulad*|título|grado en|grado universitario|diplomatura|licenciatura|licenciad*|ingeniería|ingenería|ingenier*|ciclo formativo|ciclos formativos|formación profesional|fp|fpi|fpii|bachillerato|bachiller|eso|graduado escolar|estudios|universitari*|máster|doctorado|arquitectura|certificado de profesionalidad|certificado profesional|formación en|formación de|formación reglada|técnico superior|técnico en|secundario completo|escolaridad|tcae',
    residence:
      'residencia en|residencia cercana|residir|residente|residir en|vivir en|vivienda en|domicilio|zona de residencia|proximidad|residencia',
    graduation: 'recién titulad*|último curso|últimos cursos|estudiante*|convenio de prácticas|prácticas',
    shift:
      'turno*|turnos rotativos|fines de semana|fin de semana|nocturn*|noche*|festivos|guardias|domingos|sábados|turnicidad|horario partido|disponibilidad horaria|rotativo*',
    travel: 'viajar|viajes|desplazamiento*|desplazarse|movilidad|movilidad geográfica|dietas',
    spoken:
      'idioma*|nivel|hablado|escrito|fluido|fluida|nativ*|bilingüe|lengua|dominio|conversación|a1|a2|b1|b2|c1|c2|hablar|alto|medio|avanzado',
    levels: {
      native: 'nativ*|bilingüe|c2|lengua materna',
      fluent: 'fluid*|avanzado|alto|dominio|c1|excelente|nivel alto',
      working: 'medio|intermedio|bueno|buen|b1|b2|conversación',
      basic: 'básico|elemental|a1|a2|bajo',
    },
  },
}
