import type { PostingWords } from './shape.ts'

export const portuguese: PostingWords = {
  common: 'o|a|os|as|de|e|em|para|com|um|uma|que|por|do|da|dos|das|no|na|ao|você|nosso|nossa|não|ou|se|mais',
  we: 'nós|nosso*|nossa*|somos',
  you: 'você|seu|sua|tu|te',
  headings: {
    required:
      'requisitos|requisito|pré requisitos|pré requisito|requisitos obrigatórios|requisitos mínimos|requisitos e qualificações|requisitos técnicos|requisitos necessários|obrigatório|obrigatórios|obrigatórias|qualificações|qualificação|exigências|o que buscamos|o que procuramos|o que esperamos|o que esperamos de você|buscamos|procuramos|procuramos quem|procuramos pessoas|perfil|perfil desejado|perfil do candidato|seu perfil|perfil da vaga|quem procuramos|quem buscamos|formação|formação acadêmica|escolaridade|experiência|experiência necessária|conhecimentos|conhecimentos necessários|conhecimentos técnicos|competências|habilidades|hard skills|soft skills|skills|idiomas|necessário|o que você precisa|o que precisa|você precisa ter|você deve ter|você tem|quem é você|para se candidatar|para ser bem sucedido|essencial|indispensável|é necessário|habilidades técnicas|habilidades e competências|características|stack|conhecimentos obrigatórios|tecnologias',
    nice: 'diferencial|diferenciais|desejável|desejáveis|requisitos desejáveis|conhecimentos desejáveis|será um diferencial|serão diferenciais|considerado diferencial|é um diferencial|plus|um plus|seria legal|não obrigatório|opcional|opcionais|nice to have|bônus|pontos extras|valorizamos',
    duties:
      'responsabilidades|principais responsabilidades|atividades|principais atividades|suas atividades|atribuições|responsabilidades e atribuições|funções|função|o que você vai fazer|o que você fará|o que você irá fazer|sua missão|missão|descrição|descrição da vaga|descrição do cargo|descrição das atividades|a vaga|sobre a vaga|sobre a posição|tarefas|seu dia a dia|dia a dia|seu papel|desafios|seus desafios|o desafio|como será|sobre o cargo',
    benefits:
      'benefícios|nossos benefícios|beneficios|o que oferecemos|oferecemos|oferece|a empresa oferece|vantagens|remuneração|remuneração e benefícios|salário|faixa salarial|contratação|forma de contratação|regime|regime de contratação|regime de trabalho|tipo de contratação|por que trabalhar|condições|pacote|jornada|horário|modelo de trabalho|horário de trabalho',
    other:
      'sobre nós|sobre a empresa|nossa empresa|a empresa|quem somos|empresa|como se candidatar|como se candidatar|processo seletivo|processo|etapas|etapas do processo|contato|local|localização|local de trabalho|labels|alocação|nível|inscrições|candidatura|interessados|informações adicionais|tempo médio de feedbacks|observações|nossa cultura|nossos valores',
  },
  asks: 'é necessário|necessário|necessária|obrigatório|obrigatória|indispensável|imprescindível|essencial|exige se|exigimos|requer|você deve|você precisa|você tem|você possui|você é|deve ter|deve possuir|precisa ter|ter experiência|ter conhecimento|ter vivência|possuir|experiência em|experiência com|experiência como|experiência na|experiência no|experiência de|experiência mínima|experiência prévia|experiência comprovada|experiência sólida|sólida experiência|vivência em|vivência com|anos de experiência|ano de experiência|no mínimo|pelo menos|mínimo de|mínimo|conhecimento em|conhecimento de|conhecimento com|conhecimento sobre|conhecimentos em|conhecimentos de|conhecimento|bons conhecimentos|domínio de|domínio em|domínio|familiaridade com|capacidade de|habilidade em|habilidade para|habilidade com|facilidade para|disponibilidade para|disponibilidade|formação em|formação superior|superior completo|superior em|ensino superior|ensino médio|graduação em|cursando|graduado em|formado em|fluente em|fluência em|inglês fluente|inglês avançado|inglês intermediário|inglês técnico|saber|dominar|entender de|entendimento de|compreensão de|gostar de|vontade de|buscamos|procuramos|estamos em busca|estamos à procura|carteira de motorista|cnh',
  hints:
    'experiência*|conhecimento*|domínio|vivência|formação|graduação|superior|ensino|curso|certificação|certificações|inglês|espanhol|fluente|idioma*|habilidade*|capacidade|disponibilidade|proativ*|organizad*|comunicação|trabalho em equipe|boa comunicação|autonomia|comprometid*|responsabilidade|dinâmic*|analític*|requisit*|mínimo|boas práticas|perfil|cnh|residir|avançado|intermediário|curiosidade|aprender|versionamento|frameworks|banco de dados|metodologias ágeis',
  must: 'obrigatório|obrigatória|obrigatórios|necessário|necessária|é necessário|indispensável|imprescindível|essencial|exigido|exige se|mínimo|mínima|deve|no mínimo|pelo menos|requisito|requisitos',
  softly: 'preferencialmente|de preferência|idealmente|preferencial',
  nice: 'diferencial|diferenciais|desejável|desejáveis|desejado|será um diferencial|um diferencial|um plus|é um plus|não obrigatório|preferencialmente|de preferência|preferencial|preferível|idealmente|opcional|seria um|será considerado|ponto positivo|vantagem|nice to have|bônus',
  duties:
    '^desenvolver|^desenvolvimento de|^realizar|^participar|^apoiar|^garantir|^manter|^elaborar|^atuar|^atuação|^acompanhar|^gerenciar|^gestão|^analisar|^criar|^criação|^implementar|^prestar|^executar|^auxiliar|^colaborar|^propor|^pesquisar|^atender|^atendimento|^controlar|^controle|^organizar|^suporte|^manutenção|^projetar|^construir|^identificar|^definir|^liderar|^planejar|^contribuir|^trabalhar|^escrever|você será responsável|será responsável|responsável por|você irá|você vai|irá atuar|suas atividades|as atividades|entre as atividades',
  benefits:
    'oferecemos|vale refeição|vale alimentação|vale transporte|vale|vr|va|vt|plano de saúde|assistência médica|assistência odontológica|plano odontológico|odontológico|seguro de vida|gympass|plr|ppr|participação nos lucros|home office|auxílio|auxílio home office|auxílio creche|férias|day off|salário|remuneração|bônus anual|clt|pj|horário flexível|flexível|plano de carreira|r|por mês|estacionamento|convênio|convênios|previdência|bolsa auxílio|cesta|wellhub|subsídio*',
  other:
    'independentemente|^sobre|somos|somos uma|nossa empresa|nossos clientes|fundada|líder|envie|enviar|currículo|candidate se|candidatar|inscreva|interessados|https|http|www|e mail|email|assunto|contato|processo seletivo|entrevista*|vagas|pcd|diversidade|independente de|segunda a sexta|local|há mais de|clique|confira|pretensão',
  conditions: {
    licence:
      'cnh|carteira de motorista|carteira de habilitação|carta de condução|habilitação categoria|coren|crea|crm ativo|cro|crp|crc|oab|registro no conselho|registro profissional|registro ativo|nr 10|nr10|nr 35|nr35|certificação obrigatória|cédula profissional|carteira profissional|inscrição na ordem|mopp',
    clearance:
      'nacionalidade|cidadania|visto|autorização de trabalho|antecedentes|registro criminal|permissão para trabalhar|residência legal|reservista',
    degree:
      'ensino superior|superior completo|superior incompleto|superior cursando|curso superior|nível superior|ensino médio|ensino fundamental|ensino técnico|graduação|graduado|graduada|formação superior|formação em|formação acadêmica|formado em|formação|licenciatura|bacharel*|mestrado|doutorado|pós graduação|mba|tecnólogo|técnico completo|curso técnico|técnico em|cursando|12 ano|escolaridade|formação completa|universitári*|faculdade|ciências da computação|ciência da computação|engenharia da computação',
    residence:
      'residir|residente|residir em|morar|morar em|residência em|residência|disponibilidade para mudança|mudança|próximo a|região de',
    graduation: 'previsão de formatura|formatura|cursando a partir|último ano|estudante*|semestre|período',
    shift:
      'turno*|escala|12x36|6x1|5x2|noturno|noite*|fins de semana|finais de semana|fim de semana|plantão|plantões|feriados|sábados|sobreaviso|domingos|turnos rotativos',
    travel: 'viajar|viagens|viagem|deslocamento*|disponibilidade para viagens',
    spoken:
      'fluente|fluência|idioma*|língua*|nativo|nativa|bilíngue|falado|escrito|escrita|conversação|leitura|avançado|intermediário|básico|técnico|a1|a2|b1|b2|c1|c2|nível|falar|domínio',
    levels: {
      native: 'nativ*|bilíngue|c2|língua materna',
      fluent: 'fluente|fluência|avançado|c1|domínio|excelente',
      working: 'intermediário|intermédio|bom|b1|b2|conversação|técnico',
      basic: 'básico|leitura|a1|a2',
    },
  },
}
