-- Drives the language server as Neovim's own client does, and says what it saw, one line a thing.
-- ENCOUNTER_SERVER: the server's command, one argument a line; ENCOUNTER_FOLDER: the scripts.
local folder = vim.env.ENCOUNTER_FOLDER
local command = vim.split(vim.env.ENCOUNTER_SERVER, '\n')

local function say(...)
  io.stdout:write(table.concat({ ... }, ' '), '\n')
end

local function await(what, condition)
  if not vim.wait(30000, condition, 50) then
    say('TIMEOUT', what)
    vim.cmd('cquit 3')
  end
end

local client = vim.lsp.start_client({
  name = 'encounter',
  cmd = command,
  root_dir = folder,
  workspace_folders = { { uri = vim.uri_from_fname(folder), name = 'table' } },
})

local function open(file)
  vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/' .. file))
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].filetype = 'encounter'
  vim.lsp.buf_attach_client(buffer, client)
  return buffer
end

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\n')
end

local function place_on(word)
  vim.fn.cursor(1, 1)
  vim.fn.search(word, 'cW')
end

-- diagnostics
local heroes = open('heroes.encounter')
local scene = open('scene.encounter')
await('diagnostics', function()
  return #vim.diagnostic.get(scene) > 0
end)
for _, found in ipairs(vim.diagnostic.get(scene)) do
  say('diagnostic', found.code, found.lnum, found.col, found.end_col)
end

-- completion behind "wields "
vim.api.nvim_set_current_buf(heroes)
place_on('Sword$')
local answers = vim.lsp.buf_request_sync(
  heroes,
  'textDocument/completion',
  vim.lsp.util.make_position_params(),
  10000
)
for _, answer in pairs(answers) do
  local items = answer.result.items or answer.result
  local labels = {}
  for _, item in ipairs(items) do
    table.insert(labels, item.label)
  end
  say('completion', #items, vim.tbl_contains(labels, 'Dagger') and 'Dagger' or 'none')
end

-- hover
local hovers = vim.lsp.buf_request_sync(
  heroes,
  'textDocument/hover',
  vim.lsp.util.make_position_params(),
  10000
)
for _, answer in pairs(hovers) do
  say('hover', (answer.result.contents.value or ''):find('Sword') and 'Sword' or 'none')
end

-- rename across two buffers
place_on('Ana')
vim.lsp.buf.rename('Zuleica')
await('rename', function()
  return text(scene):find('Zuleica') and text(heroes):find('Zuleica')
end)
say('renamed', text(scene):find('Ana') and 'in part' or 'everywhere')

-- formatting
vim.api.nvim_set_current_buf(scene)
vim.lsp.buf.formatting_sync({ tabSize = 4, insertSpaces = true }, 30000)
for _, line in ipairs(vim.api.nvim_buf_get_lines(scene, 0, -1, true)) do
  say('|' .. line)
end

-- an edit mends the scene
local lines = vim.api.nvim_buf_get_lines(scene, 0, -1, true)
for i, line in ipairs(lines) do
  if line:find('Goblinz') then
    vim.api.nvim_buf_set_lines(scene, i - 1, i, true, { (line:gsub('Goblinz', 'Goblins')) })
  end
end
await('no diagnostics', function()
  return #vim.diagnostic.get(scene) == 0
end)
say('clean')
vim.lsp.stop_client(client)
await('the end of the server', function()
  return vim.lsp.client_is_stopped(client)
end)
say('stopped')
vim.cmd('qall!')
