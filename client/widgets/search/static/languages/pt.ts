/** What means the same in Portuguese documentation of software; as `meanings.ts`, whatever a site is about. */
export const meanings = `
erro, exceção, falha; problema, solução de problemas, erro; entrar, fazer login, login, autenticação, acessar; sair, logout, encerrar sessão
autenticação, autenticar; autorização, permissão, permissões, papel, acesso; cadastro, registrar, criar conta; conta, usuário; senha, palavra-passe
configurar, configuração, ajustes, definições; instalar, instalação; iniciar, executar, rodar; parar, encerrar, terminar; cancelar, cancelamento
excluir, apagar, remover, deletar; criar, adicionar, incluir; alterar, mudar, atualizar, editar, modificar; obter, buscar, ler, consultar; mostrar, exibir, listar
enviar, envio, mandar; receber, recebimento; carregar, subir, upload; baixar, download, exportar; validar, validação, verificar; testar, teste, testes
preço, preços, custo, tarifa, cobrança, faturamento; fatura, cobrança; pagamento, pagar; grátis, gratuito; limite, cota, máximo; redirecionar, redirecionamento
obrigatório, requerido; opcional, facultativo; padrão, default; arquivo, ficheiro; pasta, diretório; imagem, foto; requisição, solicitação, pedido; resposta, retorno
cabeçalho, header; chave, chave de API, token; segredo, senha; certificado, TLS, HTTPS; criptografia, criptografar; biblioteca, pacote, módulo, SDK
dependência, dependências; versão, lançamento; migrar, migração, atualizar; obsoleto, descontinuado; exemplo, modelo; início rápido, primeiros passos, introdução
banco de dados, base de dados, SQL; tarefa, trabalho; agendar, agendamento, cron; fila, fila de espera; implantar, implantação, publicar, deploy; registro, logs; monitoramento, monitorar
notificação, webhook; número de telefone, número; chamada, ligação, ligar; privacidade, dados pessoais; segurança, proteger; ajuda, suporte, contato
`

/** Phrases that ask for something else than their words say; as `idioms.ts`. */
export const idioms = `
registro de auditoria, atividade, histórico: quem apagou, quem excluiu, quem alterou, quem mudou, quem criou
função, permissão, acesso, papel: quem pode, quem deve
preço, custo, tarifa: quanto custa, quanto custam
`

/** Words with which people only ask. */
export const asking = `
como que quê quem qual quais onde quando por porque para eu você ele ela meu minha meus minhas seu sua o a os as um uma uns umas de do da dos das
no na nos nas em com sem e ou mas se não é são ser estar está fazer faço posso pode me há tenho quero preciso devo este esta isso esse essa ao à pelo pela
`
