-- The search of shoppers: what goods can be found by, what was meant by what was typed, and the goods that fit. The
-- dictionaries and the place of a title's main word come from the list of languages (migrate.ts makes search.languages).
grant select (tenant_id, id, title, brand, tags, diets, sku, barcode, status, deleted_at) on products to larder_search;
grant select (tenant_id, id, name) on categories to larder_search;
grant select on product_categories to larder_search;
grant select, insert on product_search, search_words to larder_search;
do $$
declare
  tab text;
begin
  foreach tab in array array['products', 'categories', 'product_categories', 'product_search', 'search_words'] loop
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = tab and policyname = 'search') then
      execute format('create policy search on %I for select to larder_search using (true)', tab);
    end if;
  end loop;
  foreach tab in array array['product_search', 'search_words'] loop
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = tab and policyname = 'search_fill') then
      execute format('create policy search_fill on %I for insert to larder_search with check (true)', tab);
    end if;
  end loop;
end $$;

set role larder_search;

-- Lower case, without accents, and only letters and digits, with single spaces between the words.
create or replace function search.fold(written text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(lower(public.unaccent('public.unaccent', normalize(written, nfkc))), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Letters with dots or rings are often typed as two letters.
create or replace function search.spelled_out(written text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(lower(normalize(written, nfc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')
$$;

-- The word, and the word without each one of its letters.
create or replace function search.pieces(word text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct overlay(word placing '' from at for 1) from generate_series(1, length(word)) at) || word
$$;

-- The word as each language's dictionary has it; a small word, such as an article, gives nothing in its language.
create or replace function search.stems(word text) returns text[] language sql stable as $$
  select array(select distinct stem from search.languages() l, unnest(tsvector_to_array(to_tsvector(l.dictionary, word))) stem)
$$;

-- One of the words, as lexemes with something before and behind.
create or replace function search.any_of(ahead text, words text[], behind text) returns tsquery language sql immutable as $$
  select coalesce(string_agg('''' || ahead || replace(word, '''', '') || '''' || behind, '|'), '')::tsquery
  from unnest(words) word where word <> ''
$$;

-- What a product is found by. A title's words up to a small word or a comma say what it is (A), later ones add to it (B).
create or replace function search.document(
  title jsonb, brand text, marks text[], codes text[], out words tsvector, out length int, out vocabulary text[]
) language plpgsql stable as $$
declare
  spoken record;
  written text;
  folded text[];
  spelled text[];
  at int;
  front int;
  stems text[];
  form text;
  main text[];
  added boolean;
  counted int;
  lexemes text := '';
begin
  vocabulary := '{}';
  for spoken in select * from search.languages() loop
    written := title ->> spoken.code;
    continue when coalesce(written, '') = '';
    folded := string_to_array(search.fold(written), ' ');
    spelled := string_to_array(search.fold(search.spelled_out(written)), ' ');
    front := cardinality(string_to_array(search.fold(substring(written from '^[^,;:(|–—]*')), ' '));
    main := null;
    added := false;
    counted := 0;
    for at in 1 .. cardinality(folded) loop
      stems := tsvector_to_array(to_tsvector(spoken.dictionary, folded[at]));
      if at > front or (cardinality(stems) = 0 and main is not null) then
        added := true;
      end if;
      continue when cardinality(stems) = 0;
      stems := array[folded[at], spelled[at]] || stems;
      foreach form in array stems loop
        lexemes := lexemes || format(' ''%s'':1%s', form, case when added then 'B' else 'A' end);
      end loop;
      vocabulary := vocabulary || folded[at] || spelled[at];
      if not added and folded[at] !~ '^\d' then
        counted := counted + 1;
        if main is null or spoken.main_word = 'last' then
          main := stems;
        end if;
      end if;
    end loop;
    foreach form in array coalesce(main, '{}') loop
      lexemes := lexemes || format(' ''h:%s''', form);
    end loop;
    length := least(length, counted);
  end loop;
  foreach written in array marks || brand loop
    folded := string_to_array(search.fold(written), ' ');
    if cardinality(folded) > 1 then
      folded := folded || array_to_string(folded, '');
    end if;
    foreach form in array folded loop
      lexemes := lexemes || format(' ''%s'':2C', form);
    end loop;
    vocabulary := vocabulary || folded;
  end loop;
  foreach written in array codes loop
    lexemes := lexemes || format(' ''%s'':3D', replace(search.fold(written), ' ', ''));
  end loop;
  words := replace(lexemes, ' '''':', ' ''-'':')::tsvector;
  length := coalesce(length, 0);
  vocabulary := array(
    select distinct word from unnest(vocabulary) word where length(word) between 2 and 40 and word !~ '^\d+$' order by word);
end $$;

create or replace function search.keep_words(store uuid, vocabulary text[]) returns void language sql as $$
  insert into public.search_words (tenant_id, word, pieces)
    select store, fresh.word, search.pieces(fresh.word) from unnest(vocabulary) as fresh(word)
    where not exists (select from public.search_words known where known.tenant_id = store and known.word = fresh.word)
    order by fresh.word
  on conflict do nothing
$$;

create or replace function search.keep_product() returns trigger language plpgsql as $$
declare
  document record;
begin
  if new.status <> 'show' or new.deleted_at is not null then
    delete from public.product_search where tenant_id = new.tenant_id and product_id = new.id;
    return null;
  end if;
  document := search.document(new.title, new.brand, new.tags || new.diets, array[new.sku, coalesce(new.barcode, '')]);
  insert into public.product_search (tenant_id, product_id, words, length)
    values (new.tenant_id, new.id, document.words, document.length)
  on conflict (tenant_id, product_id) do update set words = excluded.words, length = excluded.length;
  perform search.keep_words(new.tenant_id, document.vocabulary);
  return null;
end $$;

create or replace function search.words_of_names(names jsonb) returns text[] language sql stable as $$
  select array(
    select distinct word from jsonb_each_text(names) name,
      regexp_split_to_table(search.fold(name.value) || ' ' || search.fold(search.spelled_out(name.value)), ' ') word
    where length(word) between 2 and 40 order by word)
$$;

create or replace function search.keep_category() returns trigger language plpgsql as $$
begin
  perform search.keep_words(new.tenant_id, search.words_of_names(new.name));
  return null;
end $$;

-- Whether a word of the store begins with this one, or is a form of it.
create or replace function search.knows(store uuid, token text) returns boolean language sql stable as $$
  select exists (select from public.search_words w where w.tenant_id = store and w.word like token || '%')
    or exists (
      select from public.product_search s where s.tenant_id = store
        and s.words @@ search.any_of('', search.stems(token), ''))
$$;

-- What was meant by each of the typed words, as the store's own words have it: the word itself, joined with the next
-- one, taken apart, or the most similar ones; and the longer words that end with it, or have it inside. Small words do
-- not count beside others.
create or replace function search.meant(typed text)
returns table (n int, typed_word text, words text[], endings text[], insides text[]) language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  tokens text[] := (string_to_array(search.fold(left(typed, 128)), ' '))[1:12];
  parts text[] := '{}';
  token text;
  before text := '';
  at int;
  cut int;
  similar_words text[];
begin
  foreach token in array tokens loop
    continue when token = '' or token = any (parts);
    continue when cardinality(tokens) > 1 and exists (
      select from search.languages() l where to_tsvector(l.dictionary, token) = '');
    if length(token) >= 6 and not search.knows(own, token) then
      cut := (
        select pos from generate_series(3, length(token) - 3) pos
        where exists (select from search_words w where w.tenant_id = own and w.word = left(token, pos))
          and exists (select from search_words w where w.tenant_id = own and w.word = substr(token, pos + 1))
        order by least(pos, length(token) - pos) desc limit 1);
      if cut is not null then
        parts := parts || left(token, cut) || substr(token, cut + 1);
        continue;
      end if;
    end if;
    parts := parts || token;
  end loop;
  for at in 1 .. least(cardinality(parts), 8) loop
    token := parts[at];
    n := at;
    typed_word := token;
    words := array[token];
    -- A code that was typed with spaces or dashes.
    if cardinality(tokens) > 1 and typed ~ '\d' then
      words := words || array_to_string(tokens, '');
    end if;
    words := words || array(
      select w.word from search_words w where w.tenant_id = own
        and w.word in (parts[at - 1] || token, token || parts[at + 1]));
    if token = all (words) and length(token) >= 4 and not search.knows(own, token) then
      with near as (
        select w.word, similarity(w.word, token)
            + case when left(w.word, 1) = left(token, 1) then 0.3 else 0 end
            + case when w.pieces && search.pieces(token) then 0.3 else 0 end as likeness
        from search_words w
        where w.tenant_id = own and w.pieces && search.pieces(token)
          or w.tenant_id = own and length(token) >= 6 and w.word % token
      ), best as (select max(likeness) as likeness from near)
      select array_agg(near.word) into similar_words from (
        select near.word from near, best where near.likeness >= best.likeness - 0.1 and near.likeness >= 0.5
        order by near.likeness desc limit 4) near;
      words := coalesce(similar_words, words);
    end if;
    endings := '{}';
    insides := '{}';
    if length(token) >= 4 then
      endings := array(
        select w.word from search_words w where w.tenant_id = own and w.word like '%_' || token order by length(w.word) limit 40);
      insides := array(
        select w.word from search_words w where w.tenant_id = own and w.word like '%_' || token || '_%' order by length(w.word) limit 40);
    end if;
    return next;
  end loop;
end $$;

-- The goods that have the most of the meant words, each with a score: a main word counts most, then a word of the title,
-- then a tag or brand. A word that only begins as typed counts less. `meant` is what search.meant told, each with the ids
-- of the categories that are called so. The beginning of a word is looked for in the goods of all stores that the index
-- has, so of few goods each is looked at. One plan serves for all: nothing in it gets slow where more is found than
-- PostgreSQL expects, and to plan it took as long as to run it.
create or replace function search.products(meant jsonb)
returns table (id uuid, score real) language plpgsql stable security definer rows 1000
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  is_small constant boolean := (
    select count(*) <= 3000 from (select from product_search s where s.tenant_id = own limit 3001) goods);
begin
  return query
  with asked as materialized (
    select one.n, one.categories,
      search.any_of('h:', one.words || forms.stems, '') as main,
      search.any_of('h:', one.endings, '') as ending,
      search.any_of('', one.words || forms.stems, ':A') as title,
      search.any_of('h:', plain.forms, '') as begun,
      search.any_of('h:', one.begin, ':*') || search.any_of('h:', plain.endings, '') as beginning,
      search.any_of('', one.words || one.endings, ':AC') as mark,
      search.any_of('', one.words || forms.stems || one.endings || one.insides || plain.endings, '')
        || search.any_of('', one.begin, ':*ABC') as whole
    from (
      select row_number() over () as n, m.words, m.endings, m.insides, m.categories,
        case when length(m.words[1]) > 1 then m.words else '{}' end as begin
      from jsonb_to_recordset(meant) m (words text[], endings text[], insides text[], categories uuid[])
    ) one, lateral (select array(select distinct stem from unnest(one.words) word, unnest(search.stems(word)) stem) as stems) forms,
    -- The words of the store that begin so, and none that is made of another: of “apf” Apfel, and not Apfelsaft. And the
    -- words that end with one of these: of “jog” Naturjoghurt.
    lateral (
      with begun as materialized (
        select w.word, w.word || search.stems(w.word) as forms from search_words w
        where w.tenant_id = own and w.word like one.begin[1] || '%' order by length(w.word), w.word limit 20
      ), plain as materialized (
        select begun.word, begun.forms from begun where not exists (
          select from begun short, unnest(short.forms) stem
          where length(stem) > 3 and length(short.word) < length(begun.word) and starts_with(begun.word, stem))
      )
      select array(select form from plain, unnest(plain.forms) form) as forms,
        array(
          select w.word from search_words w where w.tenant_id = own and length(one.begin[1]) > 2
            and w.word like any (array(select '%_' || plain.word from plain where plain.word <> one.begin[1] and length(plain.word) > 3))
          order by length(w.word) limit 40) as endings
    ) plain
  ), having_word as (
    select a.*, s.product_id, s.length, s.words from asked a, lateral (
      select * from product_search p where p.tenant_id = own and p.words @@ a.whole offset 0) s where not is_small
    union all
    -- As a function no index is asked for it.
    select a.*, s.product_id, s.length, s.words from asked a, lateral (
      select * from product_search p where p.tenant_id = own and ts_match_vq(p.words, a.whole) offset 0) s where is_small
  ), hits as (
    -- How a product has a word, the best way first: 1 as the main word, 2 as its ending, 3 as what the typed beginning
    -- stands for, 4 in the title, 5 as a beginning only, 6 as a tag or brand, 7 elsewhere, 8 by its category only.
    select n, product_id, length, false as is_listed,
      case when words @@ main then 1 when words @@ ending then 2 when words @@ begun then 3
        when words @@ title then case when words @@ beginning then 3 else 4 end
        when words @@ beginning then 5 when words @@ mark then 6 else 7 end as kind
    from having_word
    union all
    select a.n, s.product_id, s.length, true, 8 from asked a, lateral (
      select product_id from product_categories c where c.tenant_id = own and c.category_id = any (a.categories) offset 0) c, lateral (
      select * from product_search p where p.tenant_id = own and p.product_id = c.product_id offset 0) s
  ), ranked as (
    -- Milk of the category “Milk” is what was meant, also when only “mil” was typed so far; a word that only comes with
    -- another says no more than the category.
    -- The points of each kind, in a category that is called so and outside of one.
    select h.product_id, h.length, case when bool_or(h.is_listed)
      then (array[15, 13, 11, 6, 10, 6, 6, 6])[min(h.kind)] else (array[10, 8, 6, 6, 5, 4, 2])[min(h.kind)] end as points
    from hits h group by h.n, h.product_id, h.length
  ), found as (
    select r.product_id, count(*) as matched, 10 * sum(r.points) - 3 * least(min(r.length), 6) as tenths
    from ranked r group by r.product_id
  )
  select f.product_id, (f.tenths / 10.0::real)::real from found f
  where f.matched = (select max(matched) from found) and f.matched * 2 >= (select count(*) from asked);
end $$;

-- Goods that were there before words were kept; with millions of them nobody looks for such at each start.
insert into public.product_search (tenant_id, product_id, words, length)
  select p.tenant_id, p.id, d.words, d.length
  from public.products p, lateral search.document(p.title, p.brand, p.tags || p.diets, array[p.sku, coalesce(p.barcode, '')]) d
  where p.status = 'show' and p.deleted_at is null and not exists (select from public.product_search)
on conflict do nothing;
insert into public.search_words (tenant_id, word, pieces)
  select tenant_id, word, search.pieces(word) from (
    select p.tenant_id, unnest(d.vocabulary) as word
    from public.products p, lateral search.document(p.title, p.brand, p.tags || p.diets, '{}') d
    where p.status = 'show' and p.deleted_at is null and not exists (select from public.search_words)
    union
    select c.tenant_id, unnest(search.words_of_names(c.name)) from public.categories c
    where not exists (select from public.search_words)
  ) words
on conflict do nothing;

revoke all on all functions in schema search from public;
grant execute on all functions in schema search to larder_app;
reset role;

create or replace trigger words_insert after insert on products for each row execute function search.keep_product();
create or replace trigger words_update after update of title, brand, tags, diets, sku, barcode, status, deleted_at on products
for each row when ((old.title, old.brand, old.tags, old.diets, old.sku, old.barcode, old.status, old.deleted_at)
  is distinct from (new.title, new.brand, new.tags, new.diets, new.sku, new.barcode, new.status, new.deleted_at))
execute function search.keep_product();
create or replace trigger words_insert after insert on categories for each row execute function search.keep_category();
create or replace trigger words_update after update of name on categories for each row execute function search.keep_category();
